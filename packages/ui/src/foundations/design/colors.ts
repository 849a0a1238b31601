/** The name of a colour token. */
export type Colour = `--${string}`;

type Meaning = { colour: Colour; meaning: string };

/** What each colour means, in groups. Components use these names and nothing else. */
export const meanings: { group: string; colours: Meaning[] }[] = [
  {
    group: 'Paper and ink',
    colours: [
      { colour: '--paper', meaning: 'The page' },
      { colour: '--paper-sunken', meaning: 'A well: drop area, table head' },
      { colour: '--surface', meaning: 'Tag, card, dialog, field' },
      { colour: '--ink', meaning: 'Words' },
      { colour: '--ink-quiet', meaning: 'Labels, hints, what can wait' },
      { colour: '--rule', meaning: 'Hairlines' },
      { colour: '--rule-strong', meaning: 'Edges of controls' },
      { colour: '--bone', meaning: 'Skeletons' },
    ],
  },
  {
    group: 'Oxblood: the one action colour',
    colours: [
      { colour: '--action', meaning: 'What can be pressed' },
      { colour: '--action-hover', meaning: 'The same under a pointer' },
      { colour: '--on-action', meaning: 'Words on it' },
      { colour: '--action-wash', meaning: 'Behind an outlined action' },
    ],
  },
  {
    group: 'Brass: where one is',
    colours: [
      { colour: '--brass', meaning: 'The current place' },
      { colour: '--brass-wash', meaning: 'Behind it' },
      { colour: '--focus', meaning: 'The focus ring' },
    ],
  },
  {
    group: 'Racing green and signal red',
    colours: [
      { colour: '--good', meaning: 'Verified, success' },
      { colour: '--danger', meaning: "Errors, 'Not Found', deletion" },
      { colour: '--danger-wash', meaning: 'Behind it' },
      { colour: '--on-danger', meaning: 'Words on a filled red' },
      { colour: '--disabled-bg', meaning: 'What cannot be pressed' },
      { colour: '--disabled-ink', meaning: 'Words on it' },
    ],
  },
  {
    group: 'The poster and the odometer',
    colours: [
      { colour: '--poster-sky', meaning: 'Sky' },
      { colour: '--poster-sun', meaning: 'Sun, or moon' },
      { colour: '--poster-far', meaning: 'Far hills' },
      { colour: '--poster-road', meaning: 'Road' },
      { colour: '--poster-line', meaning: 'Its centre line' },
      { colour: '--poster-ink', meaning: 'The headline' },
      { colour: '--drum', meaning: 'A drum’s edge' },
      { colour: '--drum-lit', meaning: 'A drum’s middle' },
      { colour: '--drum-ink', meaning: 'Its digits' },
    ],
  },
];

/** What stands on what, and how well it must be told apart: 4.5 for words, 3 for edges and rings (WCAG 2.2 AA). */
export type Pair = { colour: Colour; on: Colour; atLeast: 4.5 | 3 };

const words = (on: Colour, ...colours: Colour[]): Pair[] => colours.map((colour) => ({ colour, on, atLeast: 4.5 }));
const edges = (on: Colour, ...colours: Colour[]): Pair[] => colours.map((colour) => ({ colour, on, atLeast: 3 }));

export const pairs: Pair[] = [
  ...words('--paper', '--ink', '--ink-quiet', '--action', '--brass', '--good', '--danger'),
  ...words('--paper-sunken', '--ink', '--ink-quiet', '--action', '--brass', '--good', '--danger'),
  ...words('--surface', '--ink', '--ink-quiet', '--action', '--brass', '--good', '--danger'),
  ...words('--action', '--on-action'),
  ...words('--action-hover', '--on-action'),
  ...words('--action-wash', '--action', '--ink'),
  ...words('--brass-wash', '--brass', '--ink'),
  ...words('--danger', '--on-danger'),
  ...words('--danger-wash', '--danger', '--ink'),
  ...words('--disabled-bg', '--disabled-ink'),
  ...words('--poster-sky', '--poster-ink'),
  ...words('--poster-sun', '--poster-ink'),
  ...words('--poster-far', '--poster-ink'),
  ...words('--poster-road', '--poster-line'),
  ...words('--drum', '--drum-ink'),
  ...words('--drum-lit', '--drum-ink'),
  ...words('--footer', '--on-footer', '--on-footer-quiet'),
  ...edges('--paper', '--rule-strong', '--focus'),
  ...edges('--surface', '--rule-strong', '--focus'),
];
