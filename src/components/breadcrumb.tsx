import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { type } from "../theme/text";
import { on, shape, space } from "../theme/tokens";
import { visuallyHidden } from "../theme/utility";
import { SiteLink } from "./site-link";

/** A page on the way from the home page to the one that is shown, which comes last and needs no address. */
export interface BreadcrumbItem {
  readonly label: string;
  readonly href?: string;
}

/**
 * The way from the home page to this one, in quiet ink and on one line at any width; on a phone the heading stands for
 * the page itself.
 */
export const Breadcrumb = ({ trail }: { readonly trail: readonly BreadcrumbItem[] }) => (
  <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
    <ol className={type.small}>
      {trail.map(({ label, href }) => (
        <li key={label} aria-current={href ? undefined : "page"}>
          {href ? <SiteLink href={href}>{label}</SiteLink> : label}
        </li>
      ))}
    </ol>
  </nav>
);

const styles = createStyles("components/breadcrumb", {
  breadcrumb: {
    marginBlockEnd: space.m,
    color: on.muted,
    "& ol": { display: "flex" },
    "& li": { flex: "none", lineHeight: shape.tap },
    // The heading below says it in full.
    "& [aria-current]": { flex: "0 1 auto", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    // A third stop would seldom fit a phone whole.
    "& li:nth-child(n + 3)": { [media.screenBelow("tablet")]: visuallyHidden },
    "& li + li::before": { content: ['"/"', '"/" / ""'], marginInline: space.xs, color: on.faint },
    "& a": {
      display: "inline-block",
      marginInline: `-${space.xs}`,
      paddingInline: space.xs,
      textDecoration: "none",
      [media.hover]: { "&:hover": { color: on.heading, textDecoration: "underline" } },
    },
  },
});
