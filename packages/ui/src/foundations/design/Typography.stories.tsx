import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Price } from '../../components/bikes/Price/Price.tsx';
import styles from '../Foundations.module.css';
import { TokensPage, TokenTables } from './TokensPage.tsx';
import { lengthOf, tokensOf } from './tokens.ts';

const meta = preview.meta({ title: 'Typography', tags: ['!autodocs'] });

/** The font sizes, from the largest to the smallest. */
const sizes = tokensOf('typography.font-size').toReversed();

/** The display font is used from the size xl upwards. */
const displaySizes = sizes.slice(0, sizes.findIndex(({ name }) => name === 'font-size-xl') + 1);

/**
 * The page shows all font sizes, the fonts, and the tokens for lines of text. The larger sizes grow with the window's width
 * between 320 and 1280 px.
 */
export const Sizes = meta.story({
  render: () => (
    <TokensPage
      title="Typography"
      lead="Oswald, a condensed font, for headlines, prices and numbers; the system’s sans serif for all other text, so
        that a page loads only one font and Bangla looks native. Upper case for headlines only."
    >
      <dl className={styles.scale}>
        {sizes.map((size) => (
          <div key={size.name} className={styles.size}>
            <dt className={styles.token}>
              {size.name} {lengthOf(size)}
            </dt>
            <dd
              style={{
                fontSize: `var(--${size.name})`,
                fontFamily: displaySizes.includes(size) ? 'var(--font-display)' : 'var(--font-body)',
                lineHeight: 1.2,
              }}
            >
              {size.description}
            </dd>
          </div>
        ))}
      </dl>
      <TokenTables path="typography.font" />
      <TokenTables path="typography.line" />
    </TokensPage>
  ),
  play: async ({ canvas }) => {
    const inPixels = sizes.map(({ description }) =>
      Number.parseFloat(getComputedStyle(canvas.getByText(description)).fontSize),
    );
    // Each size is larger than the next one, and no size is smaller than 13 px.
    await expect(inPixels).toEqual([...inPixels].sort((a, b) => b - a));
    await expect(inPixels.at(-1)).toBeGreaterThanOrEqual(13);
    await expect(canvas.getByText('font-size-xs 13 px')).toBeVisible();
    await expect(canvas.getByText('font-size-xl 21 to 25 px')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^line-height-tight 1.05 \(Bangla: 1.3\)/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^size-line-length 66 ch/ })).toBeVisible();
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
