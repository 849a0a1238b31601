import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';
import { Contrasts } from './Contrasts.tsx';
import { meanings, pairs } from './colors.ts';
import { ThemePane } from './ThemePane.tsx';

const meta = preview.meta({ tags: ['!autodocs'] });

const textOf = ({ textContent }: HTMLElement) => textContent;

const themes = ['light', 'dark'] as const;

/** What each colour means, in both lights. */
export const Meanings = meta.story({
  render: () => (
    <>
      <PageHeading>Colours</PageHeading>
      <p className={styles.lead}>
        Components know meanings, never values. Each is written once in <code>theme/tokens.css</code>, as
        light-dark(light, dark). One action colour a screen: if everything is oxblood, nothing is.
      </p>
      <div className={styles.panes}>
        {themes.map((theme) => (
          <ThemePane key={theme} theme={theme}>
            {meanings.map(({ group, colours }) => (
              <div key={group}>
                <h3 className={styles.group}>{group}</h3>
                <ul className={styles.swatches}>
                  {colours.map(({ colour, meaning }) => (
                    <li key={colour} className={styles.swatch}>
                      <span className={styles.chip} style={{ background: `var(${colour})` }} />
                      <span>
                        <strong>{colour.slice(2)}</strong> {meaning}
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
    await expect(canvas.getByRole('region', { name: 'Night' })).toBeVisible();
  },
});

/** Measured here and now, by the browser that shows it; a pair that is not told apart well enough fails this story. */
export const Contrast = meta.story({
  render: () => (
    <>
      <PageHeading>Contrast</PageHeading>
      <p className={styles.lead}>
        By WCAG 2.2: words need 4.5 : 1, edges of controls and the focus ring 3 : 1. The numbers are measured on this
        page.
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
    for (const name of ['Day', 'Night']) {
      const measured = within(canvas.getByRole('region', { name })).getAllByRole('listitem');
      await expect(measured).toHaveLength(pairs.length);
      await waitFor(() => expect(measured.filter(({ dataset }) => dataset.enough !== 'true').map(textOf)).toEqual([]));
    }
  },
});
