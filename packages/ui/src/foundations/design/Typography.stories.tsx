import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Price } from '../../components/bikes/Price/Price.tsx';
import { PageHeading } from '../../components/layout/PageHeading/PageHeading.tsx';
import styles from '../Foundations.module.css';

const meta = preview.meta({ title: 'Typography', tags: ['!autodocs'] });

const sizes = [
  { token: '--font-size-5xl', use: 'One large price', face: 'display' },
  { token: '--font-size-4xl', use: 'Headline of a page or a section', face: 'display' },
  { token: '--font-size-3xl', use: 'Price on a card', face: 'display' },
  { token: '--font-size-2xl', use: 'Sub-headline, title of a dialog', face: 'display' },
  { token: '--font-size-xl', use: 'Name on a card', face: 'display' },
  { token: '--font-size-lg', use: 'Lead, struck price', face: 'body' },
  { token: '--font-size-md', use: 'Body and controls', face: 'body' },
  { token: '--font-size-sm', use: 'Table cells and hints', face: 'body' },
  { token: '--font-size-xs', use: 'Labels; the smallest text', face: 'body' },
] as const;

/** The page shows the nine font sizes, which grow with the window's width between 320 and 1280 px. */
export const Sizes = meta.story({
  render: () => (
    <>
      <PageHeading>Typography</PageHeading>
      <p className={styles.lead}>
        Oswald, a condensed font, for headlines, prices and numbers; the system’s sans serif for all other text, so that
        a page loads only one font and Bangla looks native. Upper case for headlines only.
      </p>
      <dl className={styles.scale}>
        {sizes.map(({ token, use, face }) => (
          <div key={token} className={styles.size}>
            <dt className={styles.token}>{token.slice(2)}</dt>
            <dd style={{ fontSize: `var(${token})`, fontFamily: `var(--font-${face})`, lineHeight: 1.2 }}>{use}</dd>
          </div>
        ))}
      </dl>
    </>
  ),
  play: async ({ canvas }) => {
    const inPixels = sizes.map(({ use }) => Number.parseFloat(getComputedStyle(canvas.getByText(use)).fontSize));
    // Each size is larger than the next one, and no size is smaller than 13 px.
    await expect(inPixels).toEqual([...inPixels].sort((a, b) => b - a));
    await expect(inPixels.at(-1)).toBeGreaterThanOrEqual(13);
  },
});

/** Prices have digits of equal width, and a currency of half the size. */
export const Figures = meta.story({
  render: () => (
    <div className={styles.figures}>
      {['8000', '11111', '165000', '1650000'].map((amount) => (
        <Price key={amount} value={amount} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('165000 BDT');
  },
});

/** The page shows names of users in three scripts and two writing directions. */
export const Scripts = meta.story({
  render: () => (
    <div className={styles.figures}>
      {['Honda CB750 Four, 1972', 'হোন্ডা সিবি ৭৫০, ১৯৭২', 'دراجة هوندا ١٩٧٢'].map((name) => (
        <p key={name} dir="auto" style={{ font: '600 var(--font-size-xl) / 1.25 var(--font-display)' }}>
          {name}
        </p>
      ))}
    </div>
  ),
});
