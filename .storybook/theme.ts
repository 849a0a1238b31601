import { create } from 'storybook/theming/create';
import tokens from '../packages/ui/src/theme/tokens.json' with { type: 'json' };

type Base = 'light' | 'dark';
type ColorToken = { $value: { hex: string }; $extensions?: { mode?: { dark?: { hex: string } } } };

const colorTokens: Record<string, ColorToken> = Object.assign({}, ...Object.values(tokens.color));

/** Returns a function that returns the value of a colour token in one theme. */
const colorsOf = (base: Base) => (name: string) => {
  const token = colorTokens[name];
  if (!token) throw new Error(`There is no token ${name}.`);
  return ((base === 'dark' && token.$extensions?.mode?.dark) || token.$value).hex;
};

const { $value: body } = tokens.typography.font['font-body'];

/** The gear of the logo (packages/app/public/icon.svg), with the name in the display font. */
const brand = `<span style="display:flex;gap:10px;align-items:center;font:700 20px/1 'Oswald Variable','Arial Narrow',sans-serif;text-transform:uppercase;white-space:nowrap"><svg width="32" height="32" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="16" fill="#9b2c1f"/><circle cx="20" cy="20" r="17.4" fill="none" stroke="#9b2c1f" stroke-width="4.4" stroke-dasharray="5.466"/><path d="M14 16.6c0-3.9 2.5-6.2 6.2-6.2s6 2.2 6 5.6c0 2.6-1.2 4.4-3.4 7l-3.4 4h6.7v3.6H13.9v-3l5.6-6.9c1.9-2.3 2.5-3.4 2.5-4.7 0-1.4-.7-2.2-1.9-2.2-1.3 0-2 .9-2 2.8z" fill="#fffaf0"/></svg>Second Gear</span>`;

/** Storybook in the colours and the font of the product. */
export const themeFor = (base: Base) => {
  const color = colorsOf(base);
  return create({
    base,
    brandTitle: brand,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: body.join(', '),
    appBg: color('color-bg-sunken'),
    appContentBg: color('color-bg'),
    appPreviewBg: color('color-bg'),
    appBorderColor: color('color-border'),
    appBorderRadius: 8,
    colorPrimary: color('color-accent'),
    colorSecondary: color('color-accent'),
    textColor: color('color-text'),
    textMutedColor: color('color-text-muted'),
    barBg: color('color-surface'),
    barTextColor: color('color-text-muted'),
    barHoverColor: color('color-accent-hover'),
    barSelectedColor: color('color-accent'),
    buttonBg: color('color-surface'),
    buttonBorder: color('color-border'),
    booleanBg: color('color-bg-sunken'),
    booleanSelectedBg: color('color-surface'),
    inputBg: color('color-surface'),
    inputBorder: color('color-border-strong'),
    inputTextColor: color('color-text'),
    inputBorderRadius: 4,
  });
};
