import type { Hex } from '../colour.ts';
import { type Dice, dice, type Some } from '../dice.ts';
import { atNight } from '../night.ts';
import { fill, line, num, type Point, smooth } from '../pen.ts';

/** The box a scene fills. `ground` is the y on which wheels stand. */
export type Stage = { width: number; height: number; ground: number; fall: Dice };

/** One scene in one choice of inks. */
export type Field = {
  /** The colour that the tank is seen against. */
  behind: Hex;
  /** The colour of spokes that can be seen against it, and yet do not shout. */
  spoke: Hex;
  draw: (stage: Stage) => string;
};

/** The same scene in each of its palettes. */
export function fieldsOf<Palette extends { behind: Hex }>(
  [first, ...others]: Some<Palette>,
  spoke: Hex,
  draw: (stage: Stage, palette: Palette) => string,
): Some<Field> {
  const inInks = (palette: Palette): Field => ({
    behind: palette.behind,
    spoke,
    draw: (stage) => draw(stage, palette),
  });
  return [inInks(first), ...others.map(inInks)];
}

/** A rolling ridge of at most `height` over `foot`, one top each `step`, filled down to the ground. */
export function hills(
  { width, ground, fall }: Stage,
  { foot, height, step, colour }: { foot: number; height: number; step: number; colour: Hex },
): string {
  const ridge: Point[] = [[-20, foot]];
  for (let x = 0; x <= width + step; x += step) ridge.push([x, foot - height * (0.35 + fall.next() * 0.65)]);
  ridge.push([width + 20, foot]);
  return fill(`${smooth(ridge)}V${num(ground)}H-20Z`, colour);
}

/** Stars over `horizon`: the same constellations in every picture, as many as there is sky. */
export function stars(width: number, horizon: number): string {
  const fall = dice('stars');
  let d = '';
  for (let sky = 0; sky < width * horizon; sky += 6500) {
    d += `M${num(fall.next() * width)} ${num(fall.next() ** 1.4 * (horizon - 40))}h0`;
  }
  return atNight(line(d, '#F3E3C8', 1.8));
}
