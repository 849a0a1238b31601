/** The name of a colour token. */
export type Colour = `--${string}`;

type Meaning = { colour: Colour; meaning: string };

/** What each colour means, in groups. Components use these names and nothing else. */
export const meanings: { group: string; colours: Meaning[] }[] = [
  {
    group: 'Paper and ink',
    colours: [
      { colour: '--color-bg', meaning: 'The page' },
      { colour: '--color-bg-sunken', meaning: 'A well: drop area, table head' },
      { colour: '--color-surface', meaning: 'Tag, card, dialog, field' },
      { colour: '--color-text', meaning: 'Words' },
      { colour: '--color-text-muted', meaning: 'Labels, hints, what can wait' },
      { colour: '--color-border', meaning: 'Hairlines' },
      { colour: '--color-border-strong', meaning: 'Edges of controls' },
      { colour: '--color-skeleton', meaning: 'Skeletons' },
    ],
  },
  {
    group: 'Oxblood: the one action colour',
    colours: [
      { colour: '--color-accent', meaning: 'What can be pressed' },
      { colour: '--color-accent-hover', meaning: 'The same under a pointer' },
      { colour: '--color-on-accent', meaning: 'Words on it' },
      { colour: '--color-accent-subtle', meaning: 'Behind an outlined action' },
    ],
  },
  {
    group: 'Brass: where one is',
    colours: [
      { colour: '--color-highlight', meaning: 'The current place' },
      { colour: '--color-highlight-subtle', meaning: 'Behind it' },
      { colour: '--color-focus-ring', meaning: 'The focus ring' },
    ],
  },
  {
    group: 'Racing green and signal red',
    colours: [
      { colour: '--color-success', meaning: 'Verified, success' },
      { colour: '--color-error', meaning: "Errors, 'Not Found', deletion" },
      { colour: '--color-error-subtle', meaning: 'Behind it' },
      { colour: '--color-on-error', meaning: 'Words on a filled red' },
      { colour: '--color-disabled-bg', meaning: 'What cannot be pressed' },
      { colour: '--color-disabled-text', meaning: 'Words on it' },
    ],
  },
  {
    group: 'The poster and the odometer',
    colours: [
      { colour: '--color-scene-sky', meaning: 'Sky' },
      { colour: '--color-scene-sun', meaning: 'Sun, or moon' },
      { colour: '--color-scene-hills-far', meaning: 'Far hills' },
      { colour: '--color-scene-road', meaning: 'Road' },
      { colour: '--color-scene-road-line', meaning: 'Its centre line' },
      { colour: '--color-scene-text', meaning: 'The headline' },
      { colour: '--color-odometer-bg', meaning: 'A drum’s edge' },
      { colour: '--color-odometer-lit', meaning: 'A drum’s middle' },
      { colour: '--color-odometer-text', meaning: 'Its digits' },
    ],
  },
];

/** What stands on what, and how well it must be told apart: 4.5 for words, 3 for edges and rings (WCAG 2.2 AA). */
export type Pair = { colour: Colour; on: Colour; atLeast: 4.5 | 3 };

const words = (on: Colour, ...colours: Colour[]): Pair[] => colours.map((colour) => ({ colour, on, atLeast: 4.5 }));
const edges = (on: Colour, ...colours: Colour[]): Pair[] => colours.map((colour) => ({ colour, on, atLeast: 3 }));

export const pairs: Pair[] = [
  ...words(
    '--color-bg',
    '--color-text',
    '--color-text-muted',
    '--color-accent',
    '--color-highlight',
    '--color-success',
    '--color-error',
  ),
  ...words(
    '--color-bg-sunken',
    '--color-text',
    '--color-text-muted',
    '--color-accent',
    '--color-highlight',
    '--color-success',
    '--color-error',
  ),
  ...words(
    '--color-surface',
    '--color-text',
    '--color-text-muted',
    '--color-accent',
    '--color-highlight',
    '--color-success',
    '--color-error',
  ),
  ...words('--color-accent', '--color-on-accent'),
  ...words('--color-accent-hover', '--color-on-accent'),
  ...words('--color-accent-subtle', '--color-accent', '--color-text'),
  ...words('--color-highlight-subtle', '--color-highlight', '--color-text'),
  ...words('--color-error', '--color-on-error'),
  ...words('--color-error-subtle', '--color-error', '--color-text'),
  ...words('--color-disabled-bg', '--color-disabled-text'),
  ...words('--color-scene-sky', '--color-scene-text'),
  ...words('--color-scene-sun', '--color-scene-text'),
  ...words('--color-scene-hills-far', '--color-scene-text'),
  ...words('--color-scene-road', '--color-scene-road-line'),
  ...words('--color-odometer-bg', '--color-odometer-text'),
  ...words('--color-odometer-lit', '--color-odometer-text'),
  ...words('--color-footer-bg', '--color-footer-text', '--color-footer-text-muted'),
  ...edges('--color-bg', '--color-border-strong', '--color-focus-ring'),
  ...edges('--color-surface', '--color-border-strong', '--color-focus-ring'),
];
