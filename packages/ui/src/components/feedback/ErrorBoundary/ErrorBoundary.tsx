import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** What is drawn inside. Where it changes, what is inside gets a new chance. */
  of: unknown;
  /** Shown in the place of what could not be drawn; of what was thrown, where that matters. */
  fallback: ReactNode | ((error: unknown) => ReactNode);
  /** Told once the fallback is shown. */
  onBroken?: (() => void) | undefined;
  children: ReactNode;
};

/** What broke, of what was drawn inside then. */
type BoundaryState = { of: unknown; broken: { error: unknown } | null };

/**
 * What breaks inside it stays inside (faults D4): the rest of the page goes on. The one class in the shop, because React
 * tells of such errors to classes alone.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState) {
    return of === state.of ? null : { of, broken: null };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override render() {
    const { fallback, children } = this.props;
    const { broken } = this.state;
    if (!broken) return children;
    return typeof fallback === 'function' ? fallback(broken.error) : fallback;
  }
}
