import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** What is drawn inside. Where it changes, what is inside gets a new chance. */
  of: unknown;
  /** Shown in the place of what could not be drawn. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * What breaks inside it stays inside (faults D4): the rest of the page goes on. The one class in the shop, because React
 * tells of such errors to classes alone.
 */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate({ of }: BoundaryProps) {
    if (this.state.isBroken && of !== this.props.of) this.setState({ isBroken: false });
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
