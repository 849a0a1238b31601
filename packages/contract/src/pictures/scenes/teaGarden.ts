import type { Hex } from '../colour.ts';
import type { Some } from '../dice.ts';
import { atNight, GLOW, MOON, type NightInks } from '../night.ts';
import { dot, fill, line, num, type Point, place, rect } from '../pen.ts';
import { fieldsOf, hills, type Stage, stars } from './stage.ts';

type Palette = { behind: Hex; sun: Hex };

const palettes: Some<Palette> = [
  { behind: '#F4E2B4', sun: '#E9A03C' },
  { behind: '#F7D7A6', sun: '#E4703A' },
  { behind: '#DFE5CC', sun: '#F6C65B' },
];

export const teaGardenNight: NightInks = {
  '#F4E2B4': '#2C485F',
  '#F7D7A6': '#2E4564',
  '#DFE5CC': '#33476A',
  '#E9A03C': MOON,
  '#E4703A': MOON,
  '#F6C65B': MOON,
  '#CFD6AC': '#23404C',
  '#BACB99': '#1E363F',
  '#AABF88': '#32525A',
  '#6F7F58': '#15272B',
  '#7E9A69': '#1B3237',
  '#9DB27F': '#4C6A6C',
  '#9DB878': '#234543',
  '#86A868': '#1C3A38',
  '#6F965C': '#16302F',
  '#EBDDBB': '#5A5048',
  '#A65A43': '#3C2528',
  '#E0BE85': '#62513F',
  '#B98F58': '#83674A',
  '#D3AC6E': '#4F4136',
};

/** Rows of clipped bushes, the nearest last; a dash of no length with a round end is one bush. */
function bushes({ width, ground }: Stage): string {
  const greens: Hex[] = ['#9DB878', '#86A868', '#6F965C'];
  return greens
    .map((green, row) => {
      const y = ground - 84 + row * 20;
      const size = 38 + row * 10;
      return (
        line(
          `M${-row * 9} ${y + 8}H${num(width + size)}`,
          green,
          size * 0.86,
          ` stroke-dasharray="0 ${num(size * 0.72)}"`,
        ) + rect(0, y + 8, width, ground - y - 8, green)
      );
    })
    .join('');
}

/** A shade tree of the tea gardens: a bare forked trunk under flat, broken layers of leaves. */
const shadeTree = (x: number, y: number): string =>
  place(
    [x, y],
    line('M0 0Q3-30-1-46L-13-66M-1-44Q4-58 15-62', '#6F7F58', 3.2) +
      fill(
        'M-46-64Q-47-73-33-74Q-28-86-11-85Q4-92 17-83Q33-83 36-73Q47-70 44-62Q30-57 20-61Q6-55-6-61Q-26-55-46-64ZM2-57Q10-63 22-59Q34-60 34-53Q20-48 2-57Z',
        '#7E9A69',
      ) +
      line('M-30-75Q-20-82-8-80', '#9DB27F', 3),
  );

/** Terraces: three contour lines along the far slope. */
const terraces = ({ width, ground }: Stage): string =>
  line(
    [0, 1, 2]
      .map(
        (k) =>
          `M-10 ${ground - 92 - k * 11}Q${num(width * 0.2)} ${ground - 112 - k * 12} ${num(width * 0.46)} ${ground - 88 - k * 5}T${width + 10} ${ground - 96 - k * 10}`,
      )
      .join(''),
    '#AABF88',
    3.4,
  );

/** The planter's bungalow on the far slope; somebody is at home. */
const bungalow = (at: Point): string =>
  place(
    at,
    fill('M-24 14V-8H24V14Z', '#EBDDBB') +
      fill('M-32-7L-20-21H20L32-7Z', '#A65A43') +
      fill('M-15-3h7v8h-7zM8-3h7v8h-7z', '#8C7A5C') +
      atNight(fill('M-15-3h7v8h-7zM8-3h7v8h-7z', GLOW)),
  );

/** Srimangal in the morning: hills, terraces, shade trees, bushes, a dirt road. */
export const teaGarden = fieldsOf(palettes, '#433C34', (stage, palette) => {
  const { width, height, ground, fall } = stage;
  const sun = dot([width * (0.17 + fall.next() * 0.2), ground - 186 - fall.next() * 26], 46, palette.sun);
  return (
    rect(0, 0, width, height, palette.behind) +
    stars(width, ground - 140) +
    sun +
    hills(stage, { foot: ground - 104, height: 62, step: 130, colour: '#CFD6AC' }) +
    hills(stage, { foot: ground - 84, height: 36, step: 90, colour: '#BACB99' }) +
    terraces(stage) +
    [0.07, 0.3, 0.93]
      .map((share) => shadeTree(Math.round(width * (share + fall.next() * 0.03)), ground - 82))
      .join('') +
    bungalow([width * 0.872, ground - 118]) +
    bushes(stage) +
    rect(0, ground - 24, width, height, '#E0BE85') +
    rect(0, ground - 24, width, 4, '#B98F58') +
    rect(0, ground + 34, width, height, '#D3AC6E')
  );
});
