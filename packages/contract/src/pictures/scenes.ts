import { distance, type Hex } from './colour.ts';
import { type Dice, isSome, type Some } from './dice.ts';
import { brickGarage } from './scenes/brickGarage.ts';
import { highwayDusk } from './scenes/highwayDusk.ts';
import { plain } from './scenes/plain.ts';
import { riverGhat } from './scenes/riverGhat.ts';
import type { Field } from './scenes/stage.ts';
import { teaGarden } from './scenes/teaGarden.ts';

export const scenes = ['tea-garden', 'river-ghat', 'brick-garage', 'highway-dusk', 'plain'] as const;
export type Scene = (typeof scenes)[number];

/** Every scene in every choice of inks. */
export const fields = {
  'tea-garden': teaGarden,
  'river-ghat': riverGhat,
  'brick-garage': brickGarage,
  'highway-dusk': highwayDusk,
  plain,
} satisfies Record<Scene, Some<Field>>;

/** Where a listing's bike may stand; the plain field is for posters. */
const outdoors: readonly Scene[] = ['tea-garden', 'river-ghat', 'brick-garage', 'highway-dusk'];

/** How far, in Oklab, paint must lie from what is behind it: less, and an orange tank sinks into an orange sky. */
export const leastContrast = 0.24;

/** A field on which this paint stands out: the scene falls first, so that each of the four stays as frequent as it can. */
export function fieldFor(paint: Hex, fall: Dice): Field {
  const fit = (field: Field): boolean => distance(paint, field.behind) >= leastContrast;
  const choices = outdoors.flatMap((scene) => {
    const list = fields[scene].filter(fit);
    return isSome(list) ? [list] : [];
  });
  const field = isSome(choices) ? fall.pick(choices) : teaGarden;
  return fall.pick(field);
}
