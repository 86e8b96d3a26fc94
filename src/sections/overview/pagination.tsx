import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link";
import { createStyles } from "../../theme/create-styles";
import { type } from "../../theme/text";
import { media } from "../../theme/media";
import { color, on, shape, space } from "../../theme/tokens";

interface PaginationProps {
  readonly labels: Queries.PaginationFragment;
  /** Number of the current page. */
  readonly number: number;
  /** The first page, the last, the current one and those beside it, in order. */
  readonly pages: readonly { readonly number: number; readonly path: string }[];
}

/** Links to the first and last page and to those beside the current one. Renders nothing for a single page. */
export const Pagination = ({ labels, number, pages }: PaginationProps) => {
  if (pages.length < 2) return null;
  const pathTo = (wanted: number) => pages.find(page => page.number === wanted)?.path;
  const step = (rel: "prev" | "next", label: string, href = "") =>
    href && (
      <SiteLink href={href} rel={rel} className={styles.link}>
        {label}
      </SiteLink>
    );
  return (
    <nav aria-label={labels.label} className={styles.pagination}>
      {step("prev", labels.previous, pathTo(number - 1))}
      <ol className={styles.pages}>
        {pages.map(page => (
          <li key={page.number} className={page.number > 1 && !pathTo(page.number - 1) ? styles.afterGap : undefined}>
            <SiteLink
              href={page.path}
              aria-label={`${labels.page} ${page.number}`}
              aria-current={page.number === number ? "page" : undefined}
              className={`${styles.link} ${type.figures}`}
            >
              {page.number}
            </SiteLink>
          </li>
        ))}
      </ol>
      {step("next", labels.next, pathTo(number + 1))}
    </nav>
  );
};

const styles = createStyles("sections/pagination", {
  pagination: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.m,
    marginBlockStart: space.xxl,
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${on.line}`,
  },
  pages: { display: "flex", alignItems: "center" },
  afterGap: { display: "flex", alignItems: "center", "&::before": { content: ['"…"', '"…" / ""'], color: on.muted } },
  link: {
    display: "grid",
    placeItems: "center",
    minWidth: shape.tap,
    minHeight: shape.tap,
    fontWeight: 700,
    textDecoration: "none",
    "&[aria-current]": {
      color: color.brand,
      boxShadow: `inset 0 -3px ${color.brand}`,
      [media.forcedColors]: { borderBlockEnd: "3px solid Highlight" },
    },
    [media.hover]: { "&:hover": { color: color.brand } },
  },
});

export const fragment = graphql`
  fragment Pagination on ProjectsPagePaging {
    label
    page
    previous
    next
  }
`;
