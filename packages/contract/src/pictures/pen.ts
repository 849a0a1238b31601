import { BLACK, CHROME, type Hex, INK, type Tones } from './colour.ts';

/**
 * The strokes every picture is made of. Each function answers SVG text (or path data, where it says so) in drawing
 * units: 1 unit is 5 mm on a machine, x to the right, y down, so that heights above the ground are negative.
 */

export type Point = readonly [x: number, y: number];
/** A place along a tapered part, and half the part's width there. */
export type Station = readonly [x: number, y: number, halfWidth: number];

export const num = (value: number): string => String(Math.round(value * 10) / 10);
export const pt = ([x, y]: Point | Station): string => `${num(x)} ${num(y)}`;

/** The point at `degrees` (clockwise, 0 to the right) on a circle. */
export const polar = ([x, y]: Point, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
};

/** Path data of a straight line. */
export const seg = (from: Point, to: Point): string => `M${pt(from)}L${pt(to)}`;

/** Path data of a circle's arc, clockwise. */
export const arc = (centre: Point, r: number, from: number, to: number): string =>
  `M${pt(polar(centre, r, from))}A${num(r)} ${num(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${pt(polar(centre, r, to))}`;

export const fill = (d: string, colour: Hex, more = ''): string => `<path d="${d}" fill="${colour}"${more}/>`;

/** A filled shape with an ink edge. */
export const outlined = (d: string, colour: Hex, edge = 1): string =>
  fill(d, colour, ` stroke="${INK}" stroke-width="${edge}"`);

export const line = (d: string, colour: Hex, width: number, more = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${num(width)}"${more}/>`;

/** For bands and dashes that must end square. */
export const BUTT = ' stroke-linecap="butt"';

const spot = ([x, y]: Point): string => (x ? ` cx="${num(x)}"` : '') + (y ? ` cy="${num(y)}"` : '');

export const dot = (centre: Point, r: number, colour: Hex, more = ''): string =>
  `<circle${spot(centre)} r="${num(r)}" fill="${colour}"${more}/>`;

/** A disc with an ink edge. */
export const bolt = (centre: Point, r: number, colour: Hex, edge = 1.4): string =>
  dot(centre, r, colour, ` stroke="${INK}" stroke-width="${edge}"`);

export const ring = (centre: Point, r: number, colour: Hex, width: number, more = ''): string =>
  `<circle${spot(centre)} r="${num(r)}" stroke="${colour}" stroke-width="${num(width)}"${more}/>`;

export const ellipse = ([x, y]: Point, rx: number, ry: number, colour: Hex, more = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, colour: Hex): string =>
  fill(`M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`, colour);

/** Puts a part that was drawn around 0 0 in its place; `turn` in degrees, clockwise. */
export const place = ([x, y]: Point, part: string, turn = 0): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? `rotate(${turn})` : ''}">${part}</g>`;

/** Like `place`, at another size; strokes grow and shrink with the part. */
export const posed = ([x, y]: Point, scale: number, part: string, turn = 0): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? `rotate(${turn})` : ''}scale(${scale})">${part}</g>`;

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Path data of a smooth run through points: a quadratic B-spline whose ends are exact. */
export function smooth(points: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (!first || !last) return '';
  if (rest.length === 0) return `${start}${pt(first)}L${pt(last)}`;
  return rest.reduce(
    (d, bend, i) => {
      const next = rest[i + 1];
      return `${d}Q${pt(bend)} ${pt(next ? middle(bend, next) : last)}`;
    },
    `${start}${pt(first)}`,
  );
}

/** The points at `k` half-widths to the left of the way the stations run: 1 is the upper edge of a part drawn rear to front. */
const offset = (stations: readonly Station[], k: number): Point[] =>
  stations.map((here, i) => {
    const before = stations[i - 1] ?? here;
    const after = stations[i + 1] ?? here;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy);
    return [here[0] + (dy / length) * here[2] * k, here[1] - (dx / length) * here[2] * k];
  });

/** Path data of the area between two offsets, in half-widths. */
const band = (stations: readonly Station[], from: number, to: number): string =>
  `${smooth(offset(stations, to))}${smooth(offset(stations, from).reverse(), 'L')}Z`;

/** Path data of a line along the stations; a `short` one stops half a step before both ends, still on the curve. */
function along(stations: readonly Station[], k: number, short: boolean): string {
  const points = offset(stations, k);
  const [first, second] = points;
  const [nextToLast, last] = points.slice(-2);
  if (!short || !first || !second || !nextToLast || !last) return smooth(points);
  return smooth([middle(first, second), ...points.slice(1, -1), middle(nextToLast, last)]);
}

const body = (stations: readonly Station[], tones: Tones): string =>
  outlined(band(stations, -1, 1), tones.mid) + fill(band(stations, -1, -0.3), tones.lo);

/** A tapered part, listed rear to front: body, shade, and a highlight of even width. */
export const slab = (stations: readonly Station[], tones: Tones): string =>
  body(stations, tones) + line(along(stations, 0.5, stations.length > 5), tones.hi, (stations[1]?.[2] ?? 1) * 0.34);

/** A tapered part whose highlight tapers with it. */
export const solid = (stations: readonly Station[], tones: Tones): string =>
  body(stations, tones) + fill(band(stations, 0.35, 0.72), tones.hi);

const nudged = (by: number): string => ` transform="translate(${num(-by)} ${num(-by)})"`;

/** Black frame tube: body and highlight. */
export const frameTube = (d: string, width = 6.4): string =>
  line(d, BLACK.lo, width + 1) + line(d, BLACK.hi, width * 0.3, nudged(width * 0.2));

/** A tube of even width: outline, body, highlight to the upper left. */
export const tube = (d: string, width: number, tones: Tones): string => {
  if (tones === BLACK) return frameTube(d, width);
  if (tones === CHROME && width < 4) return line(d, INK, width + 1.4) + line(d, CHROME.hi, width - 0.6);
  return line(d, INK, width + 1.6) + line(d, tones.mid, width) + line(d, tones.hi, width * 0.32, nudged(width * 0.2));
};

export const rod = (from: Point, to: Point, width: number, tones: Tones): string => tube(seg(from, to), width, tones);
