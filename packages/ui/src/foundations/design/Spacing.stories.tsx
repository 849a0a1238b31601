import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import styles from '../Foundations.module.css';
import { TokensPage } from './TokensPage.tsx';
import { tokensOf } from './tokens.ts';

const meta = preview.meta({ title: 'Spacing', tags: ['!autodocs'] });

/**
 * The page shows the tokens for spacing in steps of eight pixels (half a step inside components), for sizes, and for
 * radii.
 */
export const SpacingAndShape = meta.story({
  render: () => (
    <TokensPage
      title="Spacing"
      lead="Thin lines rather than boxes inside boxes. A page is at most 1200 px wide, a line of text at most 66
        characters. Touch targets are at least 44 px, controls 48 px."
    >
      <dl className={styles.scale}>
        {[...tokensOf('spacing.space'), ...tokensOf('spacing.size')].map(({ name, description }) => (
          <div key={name} className={styles.size}>
            <dt className={styles.token}>
              {name} {description}
            </dt>
            <dd
              className={styles.bar}
              data-step={/^space-\d/.test(name) || undefined}
              style={{ inlineSize: `var(--${name})` }}
            />
          </div>
        ))}
      </dl>
      <ul className={styles.shapes}>
        {tokensOf('shape.radius').map(({ name, description }) => (
          <li key={name} className={styles.shape} style={{ borderRadius: `var(--${name})` }}>
            <span className={styles.token}>{name}</span> {description}
          </li>
        ))}
      </ul>
    </TokensPage>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('[data-step]')];
    await expect(bars.length).toBeGreaterThan(0);
    await expect(bars.map((bar) => bar.getBoundingClientRect().width % 4)).toEqual(bars.map(() => 0));
  },
});
