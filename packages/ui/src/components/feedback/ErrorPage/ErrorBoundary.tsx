import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** When this value changes, the boundary discards the error and renders its children again. */
  resetKey: unknown;
  /** Shown instead of the children after an error. A function gets the thrown value. */
  fallback: ReactNode | ((error: unknown) => ReactNode);
  /** Called when the fallback has been rendered. */
  onError?: (() => void) | undefined;
  children: ReactNode;
};

/**
 * `thrown`: the thrown value, in an object because the value itself may be null. `resetKey`: the key of the last
 * render.
 */
type ErrorBoundaryState = { resetKey: unknown; thrown: { error: unknown } | null };

/**
 * Catches errors that its children throw while they render, so that the rest of the page keeps working (failure mode
 * D4). It is a class, because React has no hook for error boundaries.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { resetKey, thrown: null };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { fallback, children } = this.props;
    const { thrown } = this.state;
    if (!thrown) return children;
    return typeof fallback === 'function' ? fallback(thrown.error) : fallback;
  }
}
