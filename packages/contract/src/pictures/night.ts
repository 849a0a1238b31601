import { ALLOY, BLACK, BRASS, CHROME, type Hex, INK, mix, PAPER, RUBBER, rgb, shortHex } from './colour.ts';

/**
 * Every picture holds its own night: a stylesheet that changes the inks where the page around it is dark. An SVG in an
 * `<img>` takes `prefers-color-scheme` from the color scheme in use on that element (Media Queries 5, §11.5), so it
 * follows the page's theme and not only the system's. Every sky is dark then, so that the pictures of a page belong together.
 * Where a browser does not, the picture stays day: a name on it has a shade behind it after dark (Door.module.css).
 */

/** What an ink becomes after dark. */
export type NightInks = Readonly<Record<Hex, Hex>>;

/** Light of a lamp: the page's brass, burning. */
export const GLOW: Hex = '#FFD98A';
export const LENS: Hex = '#FFE6A6';
/** The moon of every night: an ember. */
export const MOON: Hex = '#E9854F';

/** The machine by the light of that moon: black parts keep a warm rim, so that tyres stay in sight. */
export const machineNight: NightInks = {
  [INK]: '#0E0B10',
  [CHROME.hi]: '#FFE9C6',
  [CHROME.mid]: '#AAA09C',
  [CHROME.lo]: '#57515A',
  [ALLOY.hi]: '#DCC3A0',
  [ALLOY.mid]: '#868081',
  [ALLOY.lo]: '#4D494F',
  [BLACK.hi]: '#B08C6C',
  [BLACK.mid]: '#29252B',
  [BLACK.lo]: '#161318',
  [RUBBER.hi]: '#C79A70',
  [RUBBER.mid]: '#211D23',
  [BRASS]: '#E9B95C',
  [PAPER]: '#E8D8BC',
  [LENS]: '#FFF9E2',
  // Spokes: dark against the day, light against the night.
  '#433C34': '#A08C78',
  '#3A2622': '#A08C78',
  '#5A2B33': '#A08C78',
  '#D8CDB8': '#A99B88',
};

/** Any other ink in the dark: less of it, and bluer. */
export const moonlit = (ink: Hex): Hex => mix(ink, '#17131F', 0.26);

/** A drawing that only the night shows. */
export const atNight = (art: string): string => `<g class="n" opacity="0">${art}</g>`;

const longHex = (ink: string): Hex => {
  const digits = ink.slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

/** Night inks, to be looked up. */
type Inks = ReadonlyMap<string, Hex>;

/** Colours get shorter on the way into a drawing (tight.ts): the same ink under each of its spellings. */
export const spelt = (inks: NightInks): Inks =>
  new Map(
    Object.entries(inks).flatMap(([day, night]) =>
      [2, 3].map((tolerance): [string, Hex] => [shortHex(longHex(day), tolerance).toLowerCase(), night]),
    ),
  );

const isSame = (one: Hex, other: Hex): boolean => rgb(one).join() === rgb(other).join();

/** The stylesheet of a drawing: its inks after dark, and what only the night shows. */
export function nightStyle(art: string, inks: Inks): string {
  const rules = new Map<string, string[]>();
  for (const use of new Set(art.match(/(?:fill|stroke)="#\w+"/g))) {
    const [attribute = '', day = ''] = use.split(/="|"/);
    const night = inks.get(day.toLowerCase()) ?? moonlit(longHex(day));
    if (isSame(longHex(day), night)) continue;
    const rule = `${attribute}:${shortHex(night, 3)}`;
    rules.set(rule, [...(rules.get(rule) ?? []), `[${use}]`]);
  }
  const written = [...rules].map(([rule, selectors]) => `${selectors.join()}{${rule}}`).join('');
  return `<style>@media(prefers-color-scheme:dark){${written}.n{opacity:1}}</style>`;
}
