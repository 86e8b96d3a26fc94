import { SiteLink } from "../components/site-link";
import { useHoverIntent } from "../hooks/use-hover-intent";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { shape } from "../theme/tokens";
import { moveByArrowKeys } from "./arrow-keys";
import { NavigationDropdown } from "./navigation-dropdown";
import { navigationItem } from "./navigation-item";
import { useSite } from "./use-site";

/** In ms: delay before a dropdown opens (specification, section 9). */
const openDelay = 200;

/** The navigation of wide screens. */
export const MainNavigation = ({ pathname }: { readonly pathname: string }) => {
  const site = useSite();
  const { header, contact, all } = site.navigation;
  const hover = useHoverIntent(openDelay);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the links and buttons inside
    <nav aria-label="Main" className={styles.nav} onKeyDown={moveByArrowKeys}>
      <ul className={styles.list}>
        {header.map(({ title, href, description, list }) =>
          list ? (
            <NavigationDropdown
              key={href}
              id={`menu-${list}`}
              links={[...site[list].nodes, { href, label: all[list] }]}
              title={title}
              description={description}
              contact={contact}
              current={`${pathname}/`.startsWith(`${href}/`)}
              pathname={pathname}
              hover={hover}
            />
          ) : (
            <li key={href}>
              <SiteLink href={href} pathname={pathname} data-nav-item className={navigationItem}>
                {title}
              </SiteLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
};

const styles = createStyles("layout/main-navigation", {
  nav: { marginInlineStart: "auto", [media.below("tablet")]: { display: "none" } },
  list: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "end",
    minHeight: shape.header,
    // One row of links is as tall as the header; two rows share its height.
    "& > li": { display: "grid" },
  },
});
