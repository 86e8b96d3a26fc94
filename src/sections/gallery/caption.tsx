import { SiteLink } from "../../components/site-link";
import { createStyles } from "../../theme/create-styles";

/** The caption of a picture, as a link if there is a case study of the place. */
export const Caption = ({ picture: { caption, caseStudy } }: { readonly picture: Queries.GalleryPictureFragment }) =>
  caseStudy ? (
    <SiteLink href={caseStudy.path} className={styles.link}>
      {caption}
    </SiteLink>
  ) : (
    <span>{caption}</span>
  );

const styles = createStyles("sections/gallery-caption", {
  /** As high as a tap needs, without moving the lines around it. */
  link: { paddingBlock: "14px", color: "inherit" },
});
