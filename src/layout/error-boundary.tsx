import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Shown instead of a page that fails. */
  readonly screen: ReactNode;
  readonly children: ReactNode;
}

/** Shows the error screen when a page fails to render; React logs the error. Use the page's path as key. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.screen : this.props.children;
  }
}
