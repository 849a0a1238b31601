import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import styles from '../Foundations.module.css';
import { TokensPage } from './TokensPage.tsx';
import { lengthOf, tokensOf } from './tokens.ts';

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
        {[...tokensOf('spacing.space'), ...tokensOf('spacing.size')].map((token) => (
          <div key={token.name} className={styles.size}>
            <dt className={styles.token}>
              {token.name} {lengthOf(token)} {token.description}
            </dt>
            <dd
              className={styles.bar}
              data-step={/^space-\d/.test(token.name) || undefined}
              style={{ inlineSize: `var(--${token.name})` }}
            />
          </div>
        ))}
      </dl>
      <ul className={styles.shapes}>
        {tokensOf('shape.radius').map((token) => (
          <li key={token.name} className={styles.shape} style={{ borderRadius: `var(--${token.name})` }}>
            <span className={styles.token}>{token.name}</span> {lengthOf(token)} {token.description}
          </li>
        ))}
      </ul>
    </TokensPage>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^space-15 12 px/)).toBeVisible();
    await expect(canvas.getByText(/^space-section 56 to 104 px/)).toBeVisible();
    const bars = [...canvasElement.querySelectorAll('[data-step]')];
    await expect(bars.length).toBeGreaterThan(0);
    await expect(bars.map((bar) => bar.getBoundingClientRect().width % 4)).toEqual(bars.map(() => 0));
  },
});
