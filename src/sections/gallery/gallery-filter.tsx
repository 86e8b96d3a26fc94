import { SiteLink } from "../../components/site-link";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, font, shape, space } from "../../theme/tokens";

interface GalleryFilterProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
  /** Path of the current page. */
  readonly current: string;
}

/** Links to all pictures and to those of each service. Renders nothing without links. */
export const GalleryFilter = ({ label, links, current }: GalleryFilterProps) =>
  links.length === 0 ? null : (
    <nav aria-label={label} className={styles.filter}>
      {links.map(link => (
        <SiteLink key={link.path} href={link.path} pathname={current} className={styles.link}>
          {link.label}
        </SiteLink>
      ))}
    </nav>
  );

const styles = createStyles("sections/gallery-filter", {
  filter: {
    display: "flex",
    columnGap: space.l,
    marginBlockEnd: space.xl,
    flexWrap: "wrap",
    // One row that scrolls. The fade at its end shows that there is more.
    [media.below("tablet")]: {
      flexWrap: "nowrap",
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      overflowX: "auto",
      scrollPaddingInline: space.gutter,
      maskImage: `linear-gradient(to left, transparent, #000 ${space.gutter})`,
      whiteSpace: "nowrap",
    },
    // A finger needs no scroll bar. A mouse does.
    [media.touch]: { scrollbarWidth: "none" },
  },
  link: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: shape.tap,
    color: color.ink,
    fontWeight: 700,
    // All links of six services are on one line.
    [media.from("tablet")]: { fontSize: font.size.small },
    textDecoration: "none",
    "&:focus-visible": { outlineOffset: "-3px" },
    "&[aria-current]": {
      boxShadow: `inset 0 -3px ${color.brand}`,
      // The current link is first, because its own place in the row may be off the screen.
      [media.below("tablet")]: { order: -1 },
      [media.forcedColors]: { borderBlockEnd: "3px solid Highlight" },
    },
    [media.hover]: { "&:hover": { boxShadow: `inset 0 -3px ${color.brand}` } },
  },
});
