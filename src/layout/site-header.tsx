import { ButtonLink } from "../components/button-link";
import { SiteLink } from "../components/site-link";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, layer, shape, space } from "../theme/tokens";
import { contentWidth } from "../theme/utility";
import { MainNavigation } from "./main-navigation";
import { MobileMenu } from "./mobile-menu";
import { useSite } from "./use-site";

/** The fixed bar at the top: clear over the hero, solid once the page is scrolled or where less motion is asked for. */
export const SiteHeader = ({ pathname }: { readonly pathname: string }) => {
  const { company, navigation } = useSite();
  const { logoLight } = company;
  return (
    <header data-tone="ink" className={styles.header}>
      <div className={styles.bar}>
        <SiteLink href="/" className={styles.home}>
          <img src={logoLight.image.publicURL ?? undefined} alt={`${logoLight.alt}, home`} width={195} height={48} />
        </SiteLink>
        <MainNavigation pathname={pathname} />
        <ButtonLink href={navigation.contact.href} className={styles.contact}>
          {navigation.contact.label}
        </ButtonLink>
        <MobileMenu pathname={pathname} />
      </div>
    </header>
  );
};

const styles = createStyles("site-header", {
  header: {
    position: "fixed",
    inset: "0 0 auto 0",
    zIndex: layer.header,
    minHeight: shape.header,
    color: color.paper,
    viewTransitionName: "site-header",
    "&::before": {
      content: '""',
      position: "absolute",
      inset: 0,
      zIndex: -1,
      background: color.ink,
      borderBlockEnd: `1px solid ${color.inkLine}`,
      "@supports (animation-timeline: scroll())": {
        [media.motion]: {
          animation: "fade-in linear both",
          animationTimeline: "scroll(root)",
          animationRange: "0px 120px",
        },
      },
    },
  },
  bar: { ...contentWidth, display: "flex", alignItems: "center", minHeight: shape.header },
  home: { display: "flex", alignItems: "center", minHeight: shape.tap, "& img": { width: "auto", height: "44px" } },
  contact: { marginInlineStart: space.m, [media.below("tablet")]: { display: "none" } },
});
