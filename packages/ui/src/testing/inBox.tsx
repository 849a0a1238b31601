import type { ComponentType, CSSProperties } from 'react';

/** A decorator that shows the component in an element with this style. */
export const inBox = (style: CSSProperties) => (Story: ComponentType) => (
  <div style={style}>
    <Story />
  </div>
);
