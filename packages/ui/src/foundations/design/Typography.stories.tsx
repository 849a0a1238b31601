import preview from '../../../../../.storybook/preview.tsx';
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
});
