import preview from '../../../../../.storybook/preview.tsx';
import styles from '../Foundations.module.css';
import { GroupHead, InBothThemes, TokensPage, TokenTables } from './TokensPage.tsx';
import { groupsBelow, lengthOf, shadowLayersOf, tokensOf } from './tokens.ts';

type ShapesProps = {
  path: string;
  /** The CSS property that shows a token. */
  property: 'borderRadius' | 'borderWidth';
};

/** The tokens at a path of tokens.json, as boxes. */
const Shapes = ({ path, property }: ShapesProps) =>
  groupsBelow(path).map((group) => (
    <section key={group.path}>
      <GroupHead {...group} />
      <ul className={styles.shapes}>
        {group.tokens.map((token) => (
          <li key={token.name} className={styles.shape} style={{ [property]: `var(--${token.name})` }}>
            <span className={styles.token}>{token.name}</span> {lengthOf(token)} {token.description}
          </li>
        ))}
      </ul>
    </section>
  ));

const meta = preview.meta({ title: 'Spacing', tags: ['!autodocs'] });

/**
 * The page shows the tokens for spacing in steps of eight pixels (half a step inside components), for sizes, for
 * radii, and for lines.
 */
export const SpacingAndShape = meta.story({
  render: () => (
    <TokensPage
      title="Spacing"
      lead="Thin lines rather than boxes inside boxes. A page is at most 1200 px wide, a line of text at most 66
        characters. Touch targets are at least 44 px, controls 48 px."
    >
      {['spacing', 'shape.price-tag'].flatMap(groupsBelow).map((group) => (
        <section key={group.path}>
          <GroupHead {...group} />
          <dl className={styles.scale}>
            {group.tokens.map((token) => (
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
        </section>
      ))}
      <Shapes path="shape.radius" property="borderRadius" />
      <Shapes path="shape.line-width" property="borderWidth" />
    </TokensPage>
  ),
});

/** The page shows the tokens for what is above the page: the shadows in both themes, and the order. */
export const ShadowsAndOrder = meta.story({
  render: () => (
    <TokensPage
      title="Shadows and order"
      lead="What is above the page has a shadow, such as a dialog or a menu. In the dark theme a thin line is its edge."
    >
      <InBothThemes>
        {(theme) => (
          <ul className={styles.shadows}>
            {tokensOf('shadow').map((token) => (
              <li
                key={token.name}
                className={styles.raised}
                style={{ [token.usage.filter ? 'filter' : 'boxShadow']: `var(--${token.name})` }}
              >
                <strong>{token.name}</strong>
                {shadowLayersOf(token, theme).map((layer) => (
                  <code key={layer} className={styles.value}>
                    {layer}
                  </code>
                ))}
                {token.description}
              </li>
            ))}
          </ul>
        )}
      </InBothThemes>
      <TokenTables path="z-index" />
    </TokensPage>
  ),
});
