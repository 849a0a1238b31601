import type { Hex } from '../colour.ts';
import type { Some } from '../dice.ts';
import { BUTT, dot, fill, line, rect } from '../pen.ts';
import { fieldsOf, type Stage } from './stage.ts';

type Palette = { behind: Hex; sun: Hex };

const palettes: Some<Palette> = [
  { behind: '#F6DFB4', sun: '#EBA24A' },
  { behind: '#F6DFB4', sun: '#E2743C' },
  { behind: '#DDE3D2', sun: '#F3C35E' },
];

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
    rect(0, ground + 28, width, height, '#C6A984')
  );
});
