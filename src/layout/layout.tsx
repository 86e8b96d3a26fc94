import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { Toast } from "../components/toast";
import { GlobalStyles } from "../theme/global-styles";
import { visuallyHidden } from "../theme/text";
import { color, layer, space } from "../theme/tokens";
import { announcerId } from "./arrival";
import { CallBar } from "./call-bar";
import { useOverlaysClosedByNavigation } from "./close-overlays";
import { ErrorBoundary } from "./error-boundary";
import { MessageScreen } from "./message-screen";
import { PageHead } from "./page-head";
import { PageTransition } from "./page-transition";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { useSite } from "./use-site";

interface LayoutProps {
  readonly pathname: string;
  /** Path that the navigation marks as the current one. */
  readonly place: string;
  readonly children: ReactNode;
}

/** What surrounds every page. It stays mounted from page to page. */
export const Layout = ({ pathname, place, children }: LayoutProps) => {
  const { heading, text, action } = useSite().errorPage;
  useOverlaysClosedByNavigation(pathname);
  const screen = (
    <>
      <PageHead label={heading} description={text} indexed={false} />
      <MessageScreen heading={heading} message={text} action={action} />
    </>
  );
  return (
    <>
      <GlobalStyles />
      <a href="#main" css={styles.skipLink}>
        Skip to content
      </a>
      <SiteHeader pathname={place} />
      <main id="main" tabIndex={-1} css={styles.main}>
        <PageTransition pathname={pathname}>
          <ErrorBoundary key={pathname} screen={screen}>
            {children}
          </ErrorBoundary>
        </PageTransition>
      </main>
      <SiteFooter pathname={place} />
      <CallBar />
      <Toast />
      <p id={announcerId} role="status" css={visuallyHidden} />
    </>
  );
};

const styles = {
  main: { viewTransitionName: "page", background: color.paper },
  skipLink: {
    position: "fixed",
    insetBlockStart: space.xs,
    insetInlineStart: space.xs,
    zIndex: layer.skipLink,
    padding: `${space.s} ${space.m}`,
    background: color.paper,
    color: color.ink,
    fontWeight: 650,
    "&:not(:focus)": visuallyHidden,
  },
} satisfies Record<string, CSSObject>;
