import { BRASS, type Hex } from '../colour.ts';
import type { Some } from '../dice.ts';
import { atNight, GLOW, LENS, MOON, type NightInks } from '../night.ts';
import { BUTT, dot, fill, line, type Point, place, rect, ring } from '../pen.ts';
import { fieldsOf, type Stage } from './stage.ts';

type Palette = { behind: Hex; sun: Hex };

const palettes: Some<Palette> = [
  { behind: '#F6DFB4', sun: '#EBA24A' },
  { behind: '#F3D8AC', sun: '#E2743C' },
  { behind: '#DDE3D2', sun: '#F3C35E' },
];

export const brickGarageNight: NightInks = {
  '#F6DFB4': '#263E58',
  '#F3D8AC': '#573048',
  '#DDE3D2': '#2E4862',
  '#EBA24A': MOON,
  '#E2743C': MOON,
  '#F3C35E': MOON,
  '#BF6B4C': '#4E2D29',
  '#A9573C': '#402320',
  '#7C3B2C': '#24151A',
  '#C9CBA0': '#223A42',
  '#DCC08E': '#433F41',
  '#5E6B66': '#3A4542',
  '#4A5652': '#242C2A',
  '#D6BC98': '#80684F',
  '#A98B69': '#3E2F2A',
  '#C6A984': '#604D40',
};

/** The doorway, wide enough for the machine to stand in it. */
const doorWidth = 392;
const course = 15;

/** A few darker bricks in every course, over the door and at its sides. */
function bricks({ width, fall }: Stage, door: { left: number; top: number; sill: number }): string {
  const margin = Math.max(30, door.left - 20);
  let d = '';
  for (let row = 0; row * course < door.sill; row += 1) {
    for (const side of ['left', 'right', 'left'] as const) {
      const beside = side === 'left' ? fall.next() * margin - 14 : door.left + doorWidth + 14 + fall.next() * margin;
      const x = row * course < door.top - 32 ? fall.next() * width : beside;
      d += `M${Math.round(x)} ${row * course + 7}h22`;
    }
  }
  return line(d, '#A9573C', 9, BUTT);
}

/** The workshop's board over a high door: a gear, and no word that a second language would have to change. */
const board = (at: Point): string =>
  place(
    at,
    rect(-66, -25, 132, 50, '#24151A') +
      rect(-63, -22, 126, 44, '#5E2A21') +
      ring([0, 0], 14.5, BRASS, 5, ` stroke-dasharray="4.5 3.1"${BUTT}`) +
      ring([0, 0], 10.5, BRASS, 5) +
      line('M-50 0H-28M28 0H50', BRASS, 4),
  );

/** Two bulbs under the lintel: seen when they are lit. */
const bulbs = (y: number, ...places: readonly number[]): string =>
  atNight(places.map((x) => dot([x, y], 26, GLOW, ' opacity=".22"') + dot([x, y], 6, LENS)).join(''));

/** A brick garage with its shutter up, fields behind it. */
export const brickGarage = fieldsOf(palettes, '#433C34', (stage, palette) => {
  const { width, height, ground, fall } = stage;
  const [left, top, sill] = [width / 2 - doorWidth / 2, ground - 262, ground - 34];
  return (
    rect(0, 0, width, height, '#BF6B4C') +
    bricks(stage, { left, top, sill }) +
    rect(left - 12, top - 12, doorWidth + 24, 300, '#7C3B2C') +
    rect(left, top, doorWidth, 300, palette.behind) +
    dot([left + 70 + fall.next() * 80, top + 84 + fall.next() * 20], 58, palette.sun) +
    fill(
      `M${left} ${sill - 62}Q${left + 90} ${sill - 96} ${left + 190} ${sill - 66}T${left + doorWidth} ${sill - 74}V${sill}H${left}Z`,
      '#C9CBA0',
    ) +
    rect(left, sill - 22, doorWidth, 30, '#DCC08E') +
    rect(left, top, doorWidth, 22, '#5E6B66') +
    line(`M${left} ${top + 7}h${doorWidth}M${left} ${top + 15}h${doorWidth}`, '#4A5652', 1.4) +
    rect(0, sill, width, height, '#D6BC98') +
    rect(0, sill, width, 4, '#A98B69') +
    rect(0, ground + 28, width, height, '#C6A984') +
    (top > 96 ? board([width / 2, (top - 12) / 2]) : '') +
    bulbs(top + 28, left + 96, left + doorWidth - 96)
  );
});
