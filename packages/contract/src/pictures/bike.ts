import { type Build, buildOf } from './build.ts';
import type { Hex } from './colour.ts';
import { dice } from './dice.ts';
import { enfield } from './enfield.ts';
import { honda } from './honda.ts';
import { type Look, lookFor } from './look.ts';
import { type Marque, proportions } from './marques.ts';
import { num } from './pen.ts';
import type { Field } from './scenes/stage.ts';
import { fieldFor, fields, type Scene } from './scenes.ts';
import { type Grid, tight } from './tight.ts';
import { groundShadow } from './wheels.ts';
import { yamaha } from './yamaha.ts';

const machines: Record<Marque, (build: Build) => string> = { honda, yamaha, enfield };

/**
 * The machine alone, as SVG elements in its own units: rear axle over x = 0, ground at y = 0, facing right.
 * `spoke` is the colour of the spokes, which are too thin for an outline; `grid` the fineness (see tight.ts).
 */
export function bikeArt(
  marque: Marque,
  look: Look,
  { spoke = '#4A433C', shadow = true, grid = 5 }: { spoke?: Hex; shadow?: boolean; grid?: Grid } = {},
): string {
  const build = buildOf(marque, look, spoke, grid);
  return tight((shadow ? groundShadow(build.measures.wheelbase) : '') + machines[marque](build), grid);
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
  marque: Marque,
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
  const { scale, centre } = proportions[marque];
  const worn = lookFor(marque, seed, look);
  const fall = dice(`scene/${marque}/${seed}`);
  const field = scene ? (fields[scene.name][scene.palette] ?? fields[scene.name][0]) : fieldFor(worn.colour, fall);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(box.width)} ${num(box.height)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMax slice">` +
    fieldArt(field, { ...box, ground }, seed, grid) +
    `<g transform="translate(${num(box.width / 2 - centre * scale)} ${ground})scale(${scale})">` +
    `${bikeArt(marque, worn, { spoke: field.spoke, grid })}</g></svg>`
  );
}
