import { INK, shortHex } from './colour.ts';

/**
 * Makes a drawing small: path data becomes relative and lies on a whole-number grid, colours get three digits where the
 * eye cannot tell, and the ink of outlines is inherited instead of repeated. About a third of the size, the same picture.
 */

/** Steps per drawing unit: 2 (2.5 mm on the machine) is enough for a card, 5 (1 mm) for a poster. */
export type Grid = 2 | 5;

/** How many numbers one command takes (SVG 2, path data). */
const argumentCount: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7 };

/** The first five numbers of an arc are radii, an angle and two flags, not positions. */
const isPosition = (command: string, k: number): boolean => command !== 'A' || k >= 5;
const isHorizontal = (command: string, k: number): boolean => {
  if (command === 'H') return true;
  if (command === 'V') return false;
  return command === 'A' ? k === 5 : k % 2 === 0;
};

/** Numbers in a row need a space only where no minus parts them. */
const joined = (values: readonly number[]): string =>
  values.reduce((text, value) => text + (text && value >= 0 ? ' ' : '') + value, '');

/** Path data, made relative on the grid. Understands the commands of `argumentCount` and Z. */
export function tightPath(d: string, grid: number): string {
  const snap = (value: number): number => Math.round(value * grid);
  let out = '';
  let last = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    if (command === 'Z') {
      out += 'z';
      last = 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const relative = letter !== command;
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = argumentCount[command] ?? values.length;
    for (let i = 0; i < values.length; i += size) {
      const origin = (k: number): number => (isHorizontal(command, k) ? x : y);
      const absolute = values.slice(i, i + size).map((value, k) => {
        if (!isPosition(command, k)) return k < 2 ? snap(value) : value;
        return snap(value) + (relative ? origin(k) : 0);
      });
      const text = joined(absolute.map((value, k) => (isPosition(command, k) ? value - origin(k) : value)));
      const short = (command === 'M' && i > 0 ? 'L' : command).toLowerCase();
      out += short === last && short !== 'm' ? (text.startsWith('-') ? '' : ' ') + text : short + text;
      last = short;
      const [endX = x, endY = y] = absolute.slice(-2);
      if (command === 'H') x = absolute[0] ?? x;
      else if (command === 'V') y = absolute[0] ?? y;
      else [x, y] = [endX, endY];
      if (command === 'M' && i === 0) [startX, startY] = [x, y];
    }
  }
  return out.replace(/^m/, 'M');
}

/** Strokes that follow each other with the same colour and width are one path. Fills are left: they may overlap. */
const mergeStrokes = (svg: string): string =>
  svg.replace(
    /(<path d="[^"]+)"([^>]*)\/>(?:<path d="[^"]+"\2\/>)+/g,
    (run: string, opening: string, attributes: string) => {
      if (attributes.includes('fill')) return run;
      const rest = [...run.matchAll(/ d="([^"]+)"/g)].slice(1).map(([, d = '']) => d);
      return `${opening}${rest.join('')}"${attributes}/>`;
    },
  );

/** Wraps elements in a group that scales the grid back and carries what all strokes share. */
export function tight(svg: string, grid: Grid): string {
  const snap = (value: string): number => Math.round(Number(value) * grid);
  // A thin stroke keeps a decimal: half a step more or less would show.
  const fine = (value: string): number =>
    Math.abs(Number(value) * grid) < 6 ? Math.round(Number(value) * grid * 10) / 10 : snap(value);
  const inner = svg
    .replaceAll(` stroke="${INK}"`, '')
    .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${tightPath(d, grid)}"`)
    .replace(
      / (stroke-width|cx|cy|r|rx|ry|x)="([^"]+)"/g,
      (_, key: string, value: string) => ` ${key}="${fine(value)}"`,
    )
    .replace(/stroke-dasharray="([^"]+)"/g, (_, dashes: string) => {
      const steps = dashes.trim().split(/ +/).map(snap);
      return `stroke-dasharray="${steps.join(' ')}"`;
    })
    .replace(/translate\(([^ )]+) ([^)]+)\)/g, (_, x: string, y: string) => `translate(${snap(x)} ${snap(y)})`)
    .replace(
      /<path d="M(-?\d+) ?(-?\d+)([^"]*)"([^>]*) transform="translate\((\S+) ([^)]+)\)"\/>/g,
      (_, x: string, y: string, d: string, more: string, dx: string, dy: string) =>
        `<path d="M${joined([Number(x) + Number(dx), Number(y) + Number(dy)])}${d}"${more}/>`,
    )
    .replace(/#[0-9A-Fa-f]{6}/g, (hex) => shortHex(`#${hex.slice(1)}`, grid < 5 ? 3 : 2));
  return `<g transform="scale(${1 / grid})" fill="none" stroke="${INK}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">${mergeStrokes(inner)}</g>`;
}
