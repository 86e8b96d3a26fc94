import { Component, type ErrorInfo, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Shown instead of a page that fails. */
  readonly screen: ReactNode;
  readonly children: ReactNode;
}

/** Catches and logs errors of a page while it renders, and shows the error screen. Use the page's path as key. */
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
