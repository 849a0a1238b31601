import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** What is drawn inside. Where it changes, what is inside gets a new chance. */
  resetKey: unknown;
  /** Shown in the place of what could not be drawn; of what was thrown, where that matters. */
  fallback: ReactNode | ((error: unknown) => ReactNode);
  /** Told once the fallback is shown. */
  onError?: (() => void) | undefined;
  children: ReactNode;
};

/** What broke, of what was drawn inside then. */
type ErrorBoundaryState = { of: unknown; broken: { error: unknown } | null };

/**
 * What breaks inside it stays inside (faults D4): the rest of the page goes on. The one class in the shop, because React
 * tells of such errors to classes alone.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { of: this.props.resetKey, broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.of ? null : { of: resetKey, broken: null };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { fallback, children } = this.props;
    const { broken } = this.state;
    if (!broken) return children;
    return typeof fallback === 'function' ? fallback(broken.error) : fallback;
  }
}
