import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { type } from "../theme/text";
import { on, shape, space } from "../theme/tokens";
import { visuallyHidden } from "../theme/utility";
import { SiteLink } from "./site-link";

/** A page in the breadcrumb. The last one is the current page and has no `href`. */
export interface BreadcrumbItem {
  readonly label: string;
  readonly href?: string;
}

/**
 * The path from the home page to this one, on one line at any width. A phone shows at most two items. Search engines read
 * it, too (microdata).
 */
export const Breadcrumb = ({ trail }: { readonly trail: readonly BreadcrumbItem[] }) => (
  <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
    <ol className={type.small} itemScope itemType="https://schema.org/BreadcrumbList">
      {trail.map(({ label, href }, at) => (
        <li
          key={label}
          aria-current={href ? undefined : "page"}
          itemProp="itemListElement"
          itemScope
          itemType="https://schema.org/ListItem"
        >
          <meta itemProp="position" content={String(at + 1)} />
          {href ? (
            <SiteLink href={href} itemProp="item">
              <span itemProp="name">{label}</span>
            </SiteLink>
          ) : (
            <span itemProp="name">{label}</span>
          )}
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
    // The page's heading shows the full text.
    "& [aria-current]": { flex: "0 1 auto", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    // Three items seldom fit on a phone; the third is the page itself, which the heading names.
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
