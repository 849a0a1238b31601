import { type Hex, paintTones, type Tones } from './colour.ts';
import type { Look } from './look.ts';
import { type Chassis, chassisOf, type Machine, type Proportions, proportions } from './marques.ts';
import type { Grid } from './tight.ts';

/** What every part of one machine needs to know of the whole. */
export type Build = {
  machine: Machine;
  measures: Proportions;
  chassis: Chassis;
  look: Look;
  paint: Tones;
  /** Spokes are hairlines: their colour follows the field they are seen against. */
  spoke: Hex;
  grid: Grid;
};

export const buildOf = (machine: Machine, look: Look, spoke: Hex, grid: Grid): Build => ({
  machine,
  measures: proportions[machine],
  chassis: chassisOf(proportions[machine]),
  look,
  paint: paintTones(look.colour),
  spoke,
  grid,
});
