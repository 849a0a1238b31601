/** The name of a colour token, such as '--color-text'. */
export type ColorToken = `--${string}`;

type TokenPurpose = { token: ColorToken; purpose: string };

/** The purpose of each colour token. Components use only these colours. */
export const colorGroups: { group: string; tokens: TokenPurpose[] }[] = [
  {
    group: 'Neutral',
    tokens: [
      { token: '--color-bg', purpose: 'The page' },
      { token: '--color-bg-sunken', purpose: 'Drop area, table head' },
      { token: '--color-surface', purpose: 'Card, dialog, field' },
      { token: '--color-text', purpose: 'Text' },
      { token: '--color-text-muted', purpose: 'Labels, hints' },
      { token: '--color-border', purpose: 'Thin lines' },
      { token: '--color-border-strong', purpose: 'Borders of controls' },
      { token: '--color-skeleton', purpose: 'Skeletons' },
    ],
  },
  {
    group: 'Accent',
    tokens: [
      { token: '--color-accent', purpose: 'What can be pressed' },
      { token: '--color-accent-hover', purpose: 'Under the pointer' },
      { token: '--color-on-accent', purpose: 'Text on it' },
      { token: '--color-accent-subtle', purpose: 'Behind an outlined action' },
    ],
  },
  {
    group: 'Highlight',
    tokens: [
      { token: '--color-highlight', purpose: 'The current item' },
      { token: '--color-highlight-subtle', purpose: 'Background' },
      { token: '--color-focus-ring', purpose: 'The focus ring' },
    ],
  },
  {
    group: 'Success, error, disabled',
    tokens: [
      { token: '--color-success', purpose: 'Verified, success' },
      { token: '--color-error', purpose: "Errors, 'Not Found', deletion" },
      { token: '--color-error-subtle', purpose: 'Background' },
      { token: '--color-on-error', purpose: 'Text on error' },
      { token: '--color-disabled-bg', purpose: 'Disabled control' },
      { token: '--color-disabled-text', purpose: 'Text on it' },
    ],
  },
  {
    group: 'Banner scene and rolling number',
    tokens: [
      { token: '--color-scene-sky', purpose: 'Sky' },
      { token: '--color-scene-sun', purpose: 'Sun, or moon' },
      { token: '--color-scene-hills-far', purpose: 'Far hills' },
      { token: '--color-scene-road', purpose: 'Road' },
      { token: '--color-scene-road-line', purpose: 'Centre line of the road' },
      { token: '--color-scene-text', purpose: 'Headline' },
      { token: '--color-rolling-number-bg', purpose: 'Edge of a drum' },
      { token: '--color-rolling-number-lit', purpose: 'Middle of a drum' },
      { token: '--color-rolling-number-text', purpose: 'Digits' },
    ],
  },
];

/**
 * Pairs of a foreground and a background colour that are used together, with the required contrast (WCAG 2.2 AA): 4.5
 * for text, 3 for borders and focus rings.
 */
export type ContrastPair = { token: ColorToken; background: ColorToken; minRatio: 4.5 | 3 };

const textPairs = (background: ColorToken, ...tokens: ColorToken[]): ContrastPair[] =>
  tokens.map((token) => ({ token, background, minRatio: 4.5 }));
const borderPairs = (background: ColorToken, ...tokens: ColorToken[]): ContrastPair[] =>
  tokens.map((token) => ({ token, background, minRatio: 3 }));

export const contrastPairs: ContrastPair[] = [
  ...textPairs(
    '--color-bg',
    '--color-text',
    '--color-text-muted',
    '--color-accent',
    '--color-highlight',
    '--color-success',
    '--color-error',
  ),
  ...textPairs(
    '--color-bg-sunken',
    '--color-text',
    '--color-text-muted',
    '--color-accent',
    '--color-highlight',
    '--color-success',
    '--color-error',
  ),
  ...textPairs(
    '--color-surface',
    '--color-text',
    '--color-text-muted',
    '--color-accent',
    '--color-highlight',
    '--color-success',
    '--color-error',
  ),
  ...textPairs('--color-accent', '--color-on-accent'),
  ...textPairs('--color-accent-hover', '--color-on-accent'),
  ...textPairs('--color-accent-subtle', '--color-accent', '--color-text'),
  ...textPairs('--color-highlight-subtle', '--color-highlight', '--color-text'),
  ...textPairs('--color-error', '--color-on-error'),
  ...textPairs('--color-error-subtle', '--color-error', '--color-text'),
  ...textPairs('--color-disabled-bg', '--color-disabled-text'),
  ...textPairs('--color-scene-sky', '--color-scene-text'),
  ...textPairs('--color-scene-sun', '--color-scene-text'),
  ...textPairs('--color-scene-hills-far', '--color-scene-text'),
  ...textPairs('--color-scene-road', '--color-scene-road-line'),
  ...textPairs('--color-rolling-number-bg', '--color-rolling-number-text'),
  ...textPairs('--color-rolling-number-lit', '--color-rolling-number-text'),
  ...textPairs('--color-footer-bg', '--color-footer-text', '--color-footer-text-muted'),
  ...borderPairs('--color-bg', '--color-border-strong', '--color-focus-ring'),
  ...borderPairs('--color-surface', '--color-border-strong', '--color-focus-ring'),
];
