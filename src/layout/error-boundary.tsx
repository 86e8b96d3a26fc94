import { Component, type ErrorInfo, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Shown in place of the page that failed. */
  readonly screen: ReactNode;
  readonly children: ReactNode;
}

/** Catches what a page throws while rendering, logs it and shows the error screen; give it the page's path as key. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    return this.state.failed ? this.props.screen : this.props.children;
  }
}
