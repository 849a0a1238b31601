import type { ComponentType } from 'react';
import { within } from 'storybook/test';

/**
 * Returns the `render` function of a story that shows a component once in each state, below the name of the state. It is for
 * states that differ only in a text or a value.
 *
 * @param changes for each state the props that differ from the args of the story
 */
export const states =
  <Props extends object>(Component: ComponentType<Props>, changes: Readonly<Record<string, Partial<Props>>>) =>
  (args: Props) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' }}>
      {Object.entries(changes).map(([name, change]) => (
        <section key={name} aria-label={name}>
          <p style={{ marginBlockEnd: '0.5rem' }}>
            <small>{name}</small>
          </p>
          <Component {...args} {...change} />
        </section>
      ))}
    </div>
  );

/** Returns queries that search only one state of such a story. */
export const inState = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('region', { name }));
