import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { categoryIds } from '../schemas/entities.ts';
import { card } from './bike.ts';
import { distance, type Hex, luma, OXBLOOD, rgb, shortHex } from './colour.ts';
import { dice } from './dice.ts';
import { bikePicture, brandPicture, drawPicture, marqueOf, marques } from './index.ts';
import { lookFor } from './look.ts';
import { machines } from './marques.ts';
import { machineNight, moonlit } from './night.ts';
import { posterNight } from './posters/posterNight.ts';
import { posters } from './posters/posters.ts';
import { brickGarageNight } from './scenes/brickGarage.ts';
import { highwayDuskNight } from './scenes/highwayDusk.ts';
import { riverGhatNight } from './scenes/riverGhat.ts';
import { teaGardenNight } from './scenes/teaGarden.ts';
import { fieldFor, fieldNight, fields, leastAtNight, leastContrast, scenes } from './scenes.ts';
import { tightPath } from './tight.ts';

const seeds = Array.from({ length: 60 }, (_, i) => `65a1${i.toString(16).padStart(20, '0')}`);

const style = /<style>@media\(prefers-color-scheme:dark\)\{((?:[^{}]+\{[^{}]+\})*)\}<\/style>/;

/** What is wrong with a document's tags, if anything: each opened element is closed, in order, every attribute quoted. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  let rest = svg.replace(style, '');
  while (rest) {
    const [tag, closing, name = '', attributes = '', empty] =
      /^<(\/?)([a-z]+)((?: [\w:-]+="[^"<>&]*")*)(\/?)>/i.exec(rest) ?? [];
    if (!tag) return `no tag at '${rest.slice(0, 60)}'`;
    if (closing && (attributes || open.pop() !== name)) return `${name} is closed out of turn`;
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `an attribute twice in ${tag}`;
    if (/NaN|undefined|Infinity/.test(attributes)) return `no number in ${tag}`;
    if (!closing && !empty) open.push(name);
    rest = rest.slice(tag.length);
  }
  return open.length > 0 ? `${open.join(', ')} left open` : undefined;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: Hex, other: Hex): number {
  const luminance = (hex: Hex): number => {
    const [red, green, blue] = rgb(hex).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  };
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('drawPicture', () => {
  test.each(marques)('draws the same %s for the same listing, and another for another', (marque) => {
    const drawn = seeds.map((seed) => drawPicture(bikePicture(marque, seed)));
    expect(drawn).not.toContain(undefined);
    expect(seeds.map((seed) => drawPicture(bikePicture(marque, seed)))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(seeds.length);
  });

  test('draws a bike at 480 × 300 and a brand at 540 × 560', () => {
    expect(drawPicture('/pictures/bikes/honda/xyz.svg')).toMatch(/^<svg [^>]*width="480" height="300"/);
    expect(drawPicture('/pictures/brands/enfield.svg')).toMatch(/^<svg [^>]*width="540" height="560"/);
  });

  test.each([
    '/pictures/bikes/vespa/1.svg',
    '/pictures/bikes/toString/1.svg',
    '/pictures/brands/vespa.svg',
    '/pictures/brands/honda.svg?size=2',
    '/pictures/bikes/honda/.svg',
    '/pictures/bikes/honda/a.png',
    '/pictures/bikes/honda/a b.svg',
    '/pictures/bikes/honda/%3Cscript%3E.svg',
    '/pictures/bikes/honda/../enfield/a.svg',
    `/pictures/bikes/honda/${'a'.repeat(65)}.svg`,
    '/pictures/bikes/honda/a.svg\n',
    'x/pictures/bikes/honda/a.svg',
    '/pictures/photos/a.jpg',
    '',
  ])('answers nothing for %j', (pathname) => {
    expect(drawPicture(pathname)).toBeUndefined();
  });

  test('lets no text of the path into the picture', () => {
    expect(drawPicture(bikePicture('yamaha', 'farhana_was-here'))).not.toContain('farhana');
  });

  test('keeps a bike under 5.2 KB gzipped, a brand under 5.3 KB', () => {
    const size = (pathname: string): number => gzipSync(drawPicture(pathname) ?? '').length;
    expect(Math.max(...marques.flatMap((marque) => seeds.map((seed) => size(bikePicture(marque, seed)))))).toBeLessThan(
      5.2 * 1024,
    );
    expect(Math.max(...marques.map((marque) => size(brandPicture(marque))))).toBeLessThan(5.3 * 1024);
  });

  test('gives each category its marque', () => {
    expect(categoryIds.map(marqueOf)).toEqual(['honda', 'yamaha', 'enfield']);
  });
});

describe('every machine in every scene', () => {
  const cases = machines.flatMap((machine) =>
    scenes.flatMap((name) => fields[name].map((_, palette) => ({ machine, name, palette }))),
  );
  test.each(cases)('$machine, $name $palette is well-formed', ({ machine, name, palette }) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(faultOf(card(machine, seed, { width: 480, height: 300, scene: { name, palette } }))).toBeUndefined();
    }
  });

  test.each(machines)('%s is never lost against its field', (machine) => {
    const paints = new Set(seeds.map((seed) => lookFor(machine, seed).colour));
    expect(paints.size).toBeGreaterThan(5);
    for (const paint of paints) {
      for (const seed of seeds) {
        const field = fieldFor(paint, dice(seed));
        expect(distance(paint, field.behind), `${paint} on ${field.behind}`).toBeGreaterThanOrEqual(leastContrast);
      }
    }
  });

  test('all four scenes are met', () => {
    const behind = new Set<Hex>(seeds.map((seed) => fieldFor('#B23A26', dice(seed)).behind));
    expect(behind.size).toBeGreaterThan(4);
  });
});

describe('after dark', () => {
  const tables = [machineNight, teaGardenNight, riverGhatNight, brickGarageNight, highwayDuskNight, posterNight];

  test('no ink is told twice', () => {
    const inks = tables.flatMap((table) =>
      Object.keys(table).map((ink) => shortHex(`#${ink.slice(1)}`, 3).toLowerCase()),
    );
    expect(inks.filter((ink, at) => inks.indexOf(ink) !== at)).toEqual([]);
  });

  test('a picture changes its inks with the page, and shows what only the night shows', () => {
    const [, rules = ''] = style.exec(drawPicture(brandPicture('honda')) ?? '') ?? [];
    expect(rules).toContain('[fill="#F7D7A6"]{fill:#2E4564}');
    expect(rules).toMatch(/\.n\{opacity:1\}$/);
    expect(drawPicture(brandPicture('honda'))).toContain('<g class="n" opacity="0">');
  });

  test.each(machines)('%s is never lost against its field', (machine) => {
    for (const seed of seeds) {
      const paint = lookFor(machine, seed).colour;
      const { behind } = fieldFor(paint, dice(seed));
      const night = fieldNight[behind] ?? moonlit(behind);
      expect(distance(moonlit(paint), night), `${paint} on ${night}`).toBeGreaterThanOrEqual(leastAtNight);
    }
  });

  test('the doors are pale enough by day to be lettered in ink, and dark enough after it for cream', () => {
    const night = (day: Hex): Hex => fieldNight[day] ?? day;
    for (const pale of ['#F7D7A6', '#F8DDB6'] as const) {
      expect(contrast('#211c17', pale)).toBeGreaterThan(4.5);
      expect(contrast('#fdeecb', night(pale))).toBeGreaterThan(4.5);
    }
    for (const dusk of ['#8E3B3F', '#5F3350'] as const) {
      expect(contrast('#fdeecb', dusk)).toBeGreaterThan(4.5);
      expect(contrast('#fdeecb', night(dusk))).toBeGreaterThan(4.5);
    }
  });

  test('every sky is a night sky, whichever scene and palette a picture has', () => {
    const skies = scenes.flatMap((scene) => fields[scene].map(({ behind }) => ({ scene, sky: fieldNight[behind] })));
    expect(skies.filter(({ sky }) => !sky || luma(sky) > 0.3)).toEqual([]);
  });

  test('the gear has one red: in the icon, in the theme and on the poster', async () => {
    const icon = await readFile(new URL('../../../app/public/icon.svg', import.meta.url), 'utf8');
    const tokens = await readFile(new URL('../../../ui/src/theme/tokens.css', import.meta.url), 'utf8');
    const red = OXBLOOD.toLowerCase();
    expect([...icon.matchAll(/<circle [^>]*?(?:fill|stroke)="(#\w+)"/g)].map(([, colour]) => colour)).toEqual([
      red,
      red,
    ]);
    expect(/--gear: (.+?);/.exec(tokens)?.[1]).toBe(red);
  });
});

describe('the fixed pictures', () => {
  const names = Object.keys(posters);
  const folder = new URL('../../../ui/src/illustrations/', import.meta.url);

  test.each(names)('%s is well-formed, and what is committed is what is drawn now', async (name) => {
    const svg = posters[name]?.().svg ?? '';
    expect(faultOf(svg)).toBeUndefined();
    expect(await readFile(new URL(`${name}.svg`, folder), 'utf8')).toBe(svg);
    expect(gzipSync(svg).length).toBeLessThan(8 * 1024);
  });

  test('pictures.ts states the size of each', async () => {
    const source = await readFile(new URL('pictures.ts', folder), 'utf8');
    for (const name of names) {
      const variable = new RegExp(`import (\\w+) from './${name}\\.svg'`).exec(source)?.[1];
      const poster = posters[name]?.();
      expect(source).toContain(`src: ${variable}, width: ${poster?.width}, height: ${poster?.height} }`);
    }
  });
});

describe('tightPath', () => {
  test.each([
    ['M10 10L20 10', 1, 'M10 10l10 0'],
    ['M1 1H3V5Z', 2, 'M2 2h4v8z'],
    ['m1 1h2M5 5l1-1', 1, 'M1 1h2m2 4l1-1'],
    ['M0 0C1 1 2 2 3 3C4 4 5 5 6 6', 1, 'M0 0c1 1 2 2 3 3 1 1 2 2 3 3'],
    ['M0 0A5 5 0 1 1 10 0', 2, 'M0 0a10 10 0 1 1 20 0'],
    ['M0 0 4 4', 1, 'M0 0l4 4'],
  ])('makes %j at %i steps a unit %j', (d, grid, tight) => {
    expect(tightPath(d, grid)).toBe(tight);
  });

  test('does not let rounding add up along a path', () => {
    const steps = Array.from({ length: 40 }, (_, i) => `L${((i + 1) * 0.3).toFixed(1)} 0`).join('');
    const end = [...tightPath(`M0 0${steps}`, 1).matchAll(/-?\d+ 0/g)]
      .slice(1)
      .reduce((x, [pair]) => x + Number.parseInt(pair, 10), 0);
    expect(end).toBe(12);
  });
});
