import type { CategoryId } from '../schemas/entities.ts';
import { card } from './bike.ts';
import type { Look } from './look.ts';
import { type Machine, type Marque, marques } from './marques.ts';
import type { Scene } from './scenes.ts';

/**
 * The shop's own pictures. No photographs ship with it: demo bikes are drawn, in code, the same for the same listing
 * every time, and served as small SVG files under `/pictures/`.
 */

export { type Marque, marques } from './marques.ts';

const marqueByCategory: Record<CategoryId, Marque> = { '1': 'honda', '2': 'yamaha', '3': 'enfield' };

/** The marque of a category (spec §3: 1 Honda, 2 Yamaha, 3 Royel Enfield). */
export const marqueOf = (categoryId: CategoryId): Marque => marqueByCategory[categoryId];

/** Where the drawing of one listing's bike is served; the seed is the listing's id. */
export const bikePicture = (marque: Marque, seed: string): string => `/pictures/bikes/${marque}/${seed}.svg`;

/** Where the poster on a brand's door is served. */
export const brandPicture = (marque: Marque): string => `/pictures/brands/${marque}.svg`;

/** The doors are lettered on the sky, in ink on a pale one and in cream on dusk and after dark: scene and seed are pinned. */
const doors: Record<Marque, { seed: string; scene: { name: Scene; palette: number }; look: Partial<Look> }> = {
  honda: {
    seed: 'h3',
    scene: { name: 'tea-garden', palette: 1 },
    look: { colour: '#B23A26', exhaust: 'b', mirror: true, bag: false, carrier: false },
  },
  yamaha: { seed: 'y5', scene: { name: 'river-ghat', palette: 0 }, look: { colour: '#1E6A8E' } },
  enfield: { seed: 'e9', scene: { name: 'highway-dusk', palette: 0 }, look: { colour: '#1F4F3C', seat: 'sprung' } },
};

/** The Hondas of the cast that are fours, with the exhaust that their listings tell of. */
const fours = new Map<string, Partial<Look>>([
  ['four', { exhaust: 'b' }],
  ['chattogram', { exhaust: 'a', bag: false }],
]);

/** Any other Honda is a small single, as most that come up for sale here are. */
const machineOf = (marque: Marque, seed: string): Machine =>
  marque === 'honda' && !fours.has(seed) ? 'single' : marque;

const [cardSize, doorSize] = [
  { width: 480, height: 300 },
  { width: 540, height: 560 },
];

const bikePath = /^\/pictures\/bikes\/(\w+)\/([\w-]{1,64})\.svg$/;
const brandPath = /^\/pictures\/brands\/(\w+)\.svg$/;

const marqueNamed = (name: string | undefined): Marque | undefined => marques.find((marque) => marque === name);

/**
 * Draws the picture served at a path of this shop: `/pictures/bikes/{marque}/{seed}.svg` (480 × 300 CSS pixels) or
 * `/pictures/brands/{marque}.svg` (540 × 560). Any other path, an unknown marque or a seed that is not 1 to 64
 * letters, digits, `_` or `-` answers undefined. Nothing of the path gets into the SVG. Runs without a DOM.
 */
export function drawPicture(pathname: string): string | undefined {
  const [, bikeMarque, seed] = bikePath.exec(pathname) ?? [];
  const bike = marqueNamed(bikeMarque);
  if (bike && seed) return card(machineOf(bike, seed), seed, { ...cardSize, look: fours.get(seed) ?? {} });
  const [, brandMarque] = brandPath.exec(pathname) ?? [];
  const brand = marqueNamed(brandMarque);
  if (!brand) return undefined;
  const { seed: doorSeed, ...door } = doors[brand];
  return card(brand, doorSeed, { ...doorSize, ...door });
}
