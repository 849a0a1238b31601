import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';
import { Contrasts } from './Contrasts.tsx';
import { colorGroups, contrastPairs } from './colors.ts';
import { ThemePane } from './ThemePane.tsx';

const meta = preview.meta({ title: 'Colours', tags: ['!autodocs'] });

const textOf = ({ textContent }: HTMLElement) => textContent;

const themes = ['light', 'dark'] as const;

/** The page shows the purpose of each colour token, in both themes. */
export const Tokens = meta.story({
  render: () => (
    <>
      <PageHeading>Colours</PageHeading>
      <p className={styles.lead}>
        Components use tokens, never values. Each token is declared once in <code>theme/tokens.css</code>, as
        light-dark(light, dark). A screen has one main action in the accent colour.
      </p>
      <div className={styles.panes}>
        {themes.map((theme) => (
          <ThemePane key={theme} theme={theme}>
            {colorGroups.map(({ group, tokens }) => (
              <div key={group}>
                <h3 className={styles.group}>{group}</h3>
                <ul className={styles.swatches}>
                  {tokens.map(({ token, purpose }) => (
                    <li key={token} className={styles.swatch}>
                      <span className={styles.chip} style={{ background: `var(${token})` }} />
                      <span>
                        <strong>{token.slice(2)}</strong> {purpose}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </ThemePane>
        ))}
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dark' })).toBeVisible();
  },
});

/** The browser computes the contrast of each pair of colours. This story fails if a pair has too little contrast. */
export const Contrast = meta.story({
  render: () => (
    <>
      <PageHeading>Contrast</PageHeading>
      <p className={styles.lead}>
        WCAG 2.2 requires 4.5 : 1 for text, and 3 : 1 for borders of controls and the focus ring. The numbers are
        measured on this page.
      </p>
      <div className={styles.panes}>
        {themes.map((theme) => (
          <ThemePane key={theme} theme={theme}>
            <Contrasts />
          </ThemePane>
        ))}
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Light', 'Dark']) {
      const measured = within(canvas.getByRole('region', { name })).getAllByRole('listitem');
      await expect(measured).toHaveLength(contrastPairs.length);
      await waitFor(() => expect(measured.filter(({ dataset }) => dataset.enough !== 'true').map(textOf)).toEqual([]));
    }
  },
});
