import { SiteLink } from "../../components/site-link";
import { createStyles } from "../../theme/create-styles";

interface CaptionProps {
  readonly picture: Queries.GalleryPictureFragment;
  /** In the viewer: its entry in the browser's history must not stay behind the case study. */
  readonly replace?: boolean;
}

/** The caption of a picture, as a link if there is a case study of the place. */
export const Caption = ({ picture: { caption, caseStudy }, replace }: CaptionProps) =>
  caseStudy ? (
    <SiteLink href={caseStudy.path} replace={replace} className={styles.link}>
      {caption}
    </SiteLink>
  ) : (
    <span>{caption}</span>
  );

const styles = createStyles("sections/gallery-caption", {
  /** As high as a tap needs, without moving the lines around it. */
  link: { paddingBlock: "14px", color: "inherit" },
});
