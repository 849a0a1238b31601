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

/**
 * What breaks inside it stays inside (faults D4): the rest of the page goes on. The one class in the shop, because React
 * tells of such errors to classes alone.
 */
export class Boundary extends Component<BoundaryProps, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidCatch() {
    this.props.onBroken?.();
  }

  override componentDidUpdate({ of }: BoundaryProps) {
    if (this.state.broken && of !== this.props.of) this.setState({ broken: null });
  }

  override render() {
    const { fallback, children } = this.props;
    const { broken } = this.state;
    if (!broken) return children;
    return typeof fallback === 'function' ? fallback(broken.error) : fallback;
  }
}
