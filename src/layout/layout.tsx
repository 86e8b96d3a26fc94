import { type CSSProperties, type ReactNode, Suspense } from "react";
import { scrollToTarget } from "../hooks/scroll-to-target";
import { Toast } from "../components/toast";
import { useCloseOverlays } from "../navigation/close-overlays";
import { announcerId } from "../navigation/page-change";
import { PageTransition } from "../navigation/page-transition";
import { createStyles } from "../theme/create-styles";
import "../theme/global-styles";
import { media } from "../theme/media";
import "../theme/print-styles";
import { color, layer, space } from "../theme/tokens";
import { utility, visuallyHidden } from "../theme/utility";
import { CallBar } from "./call-bar";
import { ErrorBoundary } from "./error-boundary";
import { MessageScreen } from "./message-screen";
import { PageHead } from "./page-head";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { useSite } from "./use-site";

interface LayoutProps {
  readonly pathname: string;
  /** Path of the navigation's current link; for an alias the path of its original. */
  readonly currentPath: string;
  readonly children: ReactNode;
}

/** Surrounds every page and stays mounted between pages. */
export const Layout = ({ pathname, currentPath, children }: LayoutProps) => {
  const { company, errorPage } = useSite();
  const { heading, text, action } = errorPage;
  // The print styles add this host to the path of a link.
  const printHost = { "--host": `"${new URL(company.website.url).host}"` } as CSSProperties;
  useCloseOverlays(pathname);
  const errorScreen = (
    <>
      <PageHead label={heading} description={text} indexed={false} />
      <MessageScreen heading={heading} message={text} actions={[action]} />
    </>
  );
  return (
    <>
      <a href="#main" data-behind-menu className={styles.skipLink} onClick={scrollToTarget}>
        Skip to content
      </a>
      <Suspense>
        <SiteHeader pathname={currentPath} />
      </Suspense>
      <main id="main" data-behind-menu tabIndex={-1} style={printHost} className={styles.main}>
        <PageTransition pathname={pathname}>
          <ErrorBoundary key={pathname} screen={errorScreen}>
            {children}
          </ErrorBoundary>
        </PageTransition>
      </main>
      <Suspense>
        <SiteFooter pathname={currentPath} />
      </Suspense>
      <Suspense>
        <CallBar pathname={currentPath} />
      </Suspense>
      <Toast />
      <p id={announcerId} role="status" className={utility.visuallyHidden} />
    </>
  );
};

const styles = createStyles("layout/layout", {
  main: { viewTransitionName: "page", background: color.paper },
  skipLink: {
    position: "fixed",
    insetBlockStart: space.xs,
    insetInlineStart: space.xs,
    zIndex: layer.skipLink,
    padding: `${space.s} ${space.m}`,
    background: color.paper,
    color: color.ink,
    fontWeight: 700,
    "&:not(:focus)": visuallyHidden,
    [media.print]: { display: "none" },
  },
});
