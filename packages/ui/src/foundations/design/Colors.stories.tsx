import preview from '../../../../../.storybook/preview.tsx';
import styles from '../Foundations.module.css';
import { Contrasts } from './Contrasts.tsx';
import { ThemePane } from './ThemePane.tsx';
import { TokensPage } from './TokensPage.tsx';
import { groupsBelow, hexOf } from './tokens.ts';

const meta = preview.meta({ title: 'Colours', tags: ['!autodocs'] });

const themes = ['light', 'dark'] as const;

/** The page shows the purpose of each colour token, in both themes. */
export const Tokens = meta.story({
  render: () => (
    <TokensPage
      title="Colours"
      lead="Components use tokens, never values. A screen has one main action in the accent colour."
    >
      <div className={styles.panes}>
        {themes.map((theme) => (
          <ThemePane key={theme} theme={theme}>
            {groupsBelow('color').map(({ path, description, tokens }) => (
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
            ))}
          </ThemePane>
        ))}
      </div>
    </TokensPage>
  ),
});

/** The browser computes the contrast of each pair of colours. */
export const Contrast = meta.story({
  render: () => (
    <TokensPage
      title="Contrast"
      lead="WCAG 2.2 requires 4.5 : 1 for text, and 3 : 1 for borders of controls and the focus ring. The numbers are
        measured on this page. The pairs are those of CSS rules with a text and a background, and those that a token
        declares."
    >
      <div className={styles.panes}>
        {themes.map((theme) => (
          <ThemePane key={theme} theme={theme}>
            <Contrasts />
          </ThemePane>
        ))}
      </div>
    </TokensPage>
  ),
});
