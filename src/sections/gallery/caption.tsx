import { SiteLink } from "../../components/site-link";
import { createStyles } from "../../theme/create-styles";

interface CaptionProps {
  readonly picture: Queries.GalleryPictureFragment;
  /** In the viewer: its entry in the browser's history must not stay behind the next page. */
  readonly replace?: boolean;
}

/** The caption of a picture, as a link to the case study of the place or else to the service. */
export const Caption = ({ picture: { caption, caseStudy, service }, replace }: CaptionProps) => {
  const path = caseStudy?.path ?? service?.path;
  return path ? (
    <SiteLink href={path} replace={replace} className={styles.link}>
      {caption}
    </SiteLink>
  ) : (
    <span>{caption}</span>
  );
};

const styles = createStyles("sections/gallery-caption", {
  /** As high as a tap needs, without moving the lines around it. */
  link: { paddingBlock: "14px", color: "inherit" },
});
