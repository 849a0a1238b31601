import { distance, type Hex } from './colour.ts';
import { type Dice, isSome, type Some } from './dice.ts';
import { moonlit, type NightInks } from './night.ts';
import { brickGarage, brickGarageNight } from './scenes/brickGarage.ts';
import { highwayDusk, highwayDuskNight } from './scenes/highwayDusk.ts';
import { riverGhat, riverGhatNight } from './scenes/riverGhat.ts';
import type { Field } from './scenes/stage.ts';
import { teaGarden, teaGardenNight } from './scenes/teaGarden.ts';

export const scenes = ['tea-garden', 'river-ghat', 'brick-garage', 'highway-dusk'] as const;
export type Scene = (typeof scenes)[number];

/** Every scene in every choice of inks. */
export const fields = {
  'tea-garden': teaGarden,
  'river-ghat': riverGhat,
  'brick-garage': brickGarage,
  'highway-dusk': highwayDusk,
} satisfies Record<Scene, Some<Field>>;

/** A scene in one choice of inks; in its first where there is no such choice. */
export const fieldOf = (scene: Scene, palette: number): Field => fields[scene][palette] ?? fields[scene][0];

/** What the inks of every scene become after dark. */
export const fieldNight: NightInks = {
  ...teaGardenNight,
  ...riverGhatNight,
  ...brickGarageNight,
  ...highwayDuskNight,
};

/** How far, in Oklab, paint must lie from what is behind it: less, and an orange tank sinks into an orange sky. */
export const leastContrast = 0.24;

/** The same after dark, when highlights and a lit headlamp help. */
export const leastAtNight = 0.09;

const standsOut = (paint: Hex, { behind }: Field): boolean =>
  distance(paint, behind) >= leastContrast &&
  distance(moonlit(paint), fieldNight[behind] ?? moonlit(behind)) >= leastAtNight;

/** A field on which this paint stands out: the scene falls first, so that each of the four stays as frequent as it can. */
export function fieldFor(paint: Hex, fall: Dice): Field {
  const choices = scenes.flatMap((scene) => {
    const list = fields[scene].filter((field) => standsOut(paint, field));
    return isSome(list) ? [list] : [];
  });
  const field = isSome(choices) ? fall.pick(choices) : teaGarden;
  return fall.pick(field);
}
