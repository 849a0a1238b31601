import { type Build, buildOf } from './build.ts';
import { headlight } from './chassis.ts';
import type { Hex } from './colour.ts';
import { dice } from './dice.ts';
import { enfield } from './enfield.ts';
import { honda } from './honda.ts';
import { type Look, lookFor } from './look.ts';
import { type Machine, proportions } from './marques.ts';
import { num } from './pen.ts';
import type { Field } from './scenes/stage.ts';
import { fieldFor, fieldOf, type Scene } from './scenes.ts';
import { sheet } from './sheet.ts';
import { single } from './single.ts';
import { type Grid, tight } from './tight.ts';
import { groundShadow } from './wheels.ts';
import { yamaha } from './yamaha.ts';

const drawings: Record<Machine, (build: Build) => string> = { honda, single, yamaha, enfield };

/**
 * The machine alone, as SVG elements in its own units: rear axle over x = 0, ground at y = 0, facing right.
 * `spoke` is the colour of the spokes, which are too thin for an outline; `beam` whether its headlamp
 * throws light at night; `grid` the fineness (see tight.ts).
 */
export function bikeArt(
  machine: Machine,
  look: Look,
  {
    spoke = '#433C34',
    shadow = true,
    beam = true,
    grid = 5,
  }: { spoke?: Hex; shadow?: boolean; beam?: boolean; grid?: Grid } = {},
): string {
  const build = buildOf(machine, look, spoke, grid);
  const around = (shadow ? groundShadow(build.measures.wheelbase) : '') + (beam ? headlight(build) : '');
  return tight(around + drawings[machine](build), grid);
}

/** A field alone, filling a box, with wheels to stand on `ground`. The seed moves its sun, trees and clouds. */
export const fieldArt = (
  field: Field,
  box: { width: number; height: number; ground: number },
  seed: string,
  grid: Grid = 5,
): string => tight(field.draw({ ...box, fall: dice(`field/${seed}`) }), grid);

/** The box that a machine and some air around it need, in drawing units. */
const least = { width: 480, height: 360 };
/** Air under the ground line. */
const foreground = 64;

/**
 * A card: one machine on one field, as a whole SVG document of width × height CSS pixels.
 * Without a scene the field is chosen so that the paint stands out.
 */
export function card(
  machine: Machine,
  seed: string,
  {
    width,
    height,
    look,
    scene,
    grid = 2,
  }: {
    width: number;
    height: number;
    look?: Partial<Look>;
    scene?: { name: Scene; palette: number };
    grid?: Grid;
  },
): string {
  const box = {
    width: Math.max(least.width, (least.height * width) / height),
    height: Math.max(least.height, (least.width * height) / width),
  };
  const ground = Math.round(box.height - foreground);
  const { scale, centre } = proportions[machine];
  const worn = lookFor(machine, seed, look);
  const fall = dice(`scene/${machine}/${seed}`);
  const field = scene ? fieldOf(scene.name, scene.palette) : fieldFor(worn.colour, fall);
  return sheet(
    { width, height },
    box,
    'xMidYMax',
    fieldArt(field, { ...box, ground }, seed, grid) +
      `<g transform="translate(${num(box.width / 2 - centre * scale)} ${ground})scale(${scale})">` +
      `${bikeArt(machine, worn, { spoke: field.spoke, grid })}</g>`,
  );
}
