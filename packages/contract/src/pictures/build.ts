import { type Hex, paintTones, type Tones } from './colour.ts';
import type { Look } from './look.ts';
import { type Chassis, chassisOf, type Marque, type Proportions, proportions } from './marques.ts';
import type { Grid } from './tight.ts';

/** What every part of one machine needs to know of the whole. */
export type Build = {
  marque: Marque;
  measures: Proportions;
  chassis: Chassis;
  look: Look;
  paint: Tones;
  /** Spokes are hairlines: their colour follows the field they are seen against. */
  spoke: Hex;
  grid: Grid;
};

export const buildOf = (marque: Marque, look: Look, spoke: Hex, grid: Grid): Build => ({
  marque,
  measures: proportions[marque],
  chassis: chassisOf(proportions[marque]),
  look,
  paint: paintTones(look.colour),
  spoke,
  grid,
});
