import preview from '../../../../../.storybook/preview.tsx';
import styles from '../Foundations.module.css';
import { contrastPairs, ratioOf } from './contrastPairs.ts';
import { InBothThemes, TokensPage } from './TokensPage.tsx';
import { groupsBelow, hexOf } from './tokens.ts';

const meta = preview.meta({ title: 'Colours', tags: ['!autodocs'] });

/** The page shows the purpose of each colour token, in both themes. */
export const Tokens = meta.story({
  render: () => (
    <TokensPage
      title="Colours"
      lead="Components use tokens, never values. A screen has one main action in the accent colour."
    >
      <InBothThemes>
        {(theme) =>
          groupsBelow('color').map(({ path, description, tokens }) => (
            <div key={path}>
              <h3 className={styles.group}>{path}</h3>
              <p className={styles.groupDescription}>{description}</p>
              <ul className={styles.swatches}>
                {tokens.map((token) => (
                  <li key={token.name} className={styles.swatch}>
                    <span className={styles.chip} style={{ background: `var(--${token.name})` }} />
                    <span>
                      <strong>{token.name}</strong> <code className={styles.value}>{hexOf(token, theme)}</code>{' '}
                      {token.description}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))
        }
      </InBothThemes>
    </TokensPage>
  ),
});

const cssColor = (name: string) => (name.startsWith('#') ? name : `var(--${name})`);

/** All pairs of colours that are used together, with their contrast. */
export const Contrast = meta.story({
  render: () => (
    <TokensPage
      title="Contrast"
      lead="WCAG 2.2 requires 4.5 : 1 for text, and 3 : 1 for borders of controls and the focus ring. The pairs are those of
        CSS rules with a text and a background, and those that a token declares."
    >
      <InBothThemes>
        {(theme) => (
          <ul className={styles.swatches}>
            {contrastPairs.map((pair) => (
              <li key={`${pair.foreground} ${pair.background}`} className={styles.swatch}>
                <span
                  className={styles.pair}
                  style={{ color: cssColor(pair.foreground), background: cssColor(pair.background) }}
                  aria-hidden="true"
                >
                  {pair.minRatio === 3 ? <span className={styles.edge} /> : 'Aa'}
                </span>
                <span>
                  <strong>{ratioOf(pair, theme).toFixed(2)}</strong> {pair.foreground} on {pair.background}, needs{' '}
                  {pair.minRatio}
                </span>
              </li>
            ))}
          </ul>
        )}
      </InBothThemes>
    </TokensPage>
  ),
});
