import { type Point, polar } from './pen.ts';

/** The three brands, in the order of their category ids (spec §3: 1 Honda, 2 Yamaha, 3 Royel Enfield). */
export const marques = ['honda', 'yamaha', 'enfield'] as const;
export type Marque = (typeof marques)[number];

/** What can be drawn: the typical machine of each marque, and the small Honda beside the four. */
export const machines = [...marques, 'single'] as const;
export type Machine = (typeof machines)[number];

/** A machine's measures in drawing units (5 mm): rear axle over x = 0, ground at y = 0. Angles in degrees. */
export type Proportions = {
  /** How much larger than true it is drawn on a card, so that small machines fill it too. */
  scale: number;
  /** The x that stands in the middle of a card. */
  centre: number;
  wheelbase: number;
  headAngle: number;
  wheel: { radius: number; tyre: number; hub: number };
  /** Radius of a front disc brake; without one it is a drum. */
  disc?: number;
  /** Distances up the fork from the front axle; `headBack` is how far the steering head lies behind it. */
  fork: { top: number; crown: number; slider: number; width: number; headBack: number };
  pivot: Point;
  sprocket: { at: Point; radius: number };
  shock: { top: Point; bottom: Point };
  /** Handlebar clamp, from the top of the fork. */
  clamp: Point;
  /** Distance up the fork, distance in front of it, radius. */
  lamp: { up: number; out: number; radius: number };
};

export const proportions: Record<Machine, Proportions> = {
  // The 1970s four: slab tank, flat seat, upright twin shocks.
  honda: {
    scale: 1,
    centre: 142,
    wheelbase: 290,
    headAngle: 63,
    wheel: { radius: 65, tyre: 15, hub: 13 },
    disc: 27,
    fork: { top: 148, crown: 108, slider: 64, width: 7.6, headBack: 11 },
    pivot: [98, -68],
    sprocket: { at: [112, -68], radius: 8 },
    shock: { top: [17, -143], bottom: [3, -74] },
    clamp: [-3, -4],
    lamp: { up: 126, out: 12, radius: 16.5 },
  },
  // The Honda of 125 cc: upright, light, everything within reach.
  single: {
    scale: 1.12,
    centre: 117,
    wheelbase: 241,
    headAngle: 63.5,
    wheel: { radius: 59, tyre: 11.4, hub: 14.5 },
    fork: { top: 136, crown: 98, slider: 58, width: 6.4, headBack: 10 },
    pivot: [88, -62],
    sprocket: { at: [104, -62], radius: 7 },
    shock: { top: [20, -138], bottom: [5, -68] },
    clamp: [-3, -4],
    lamp: { up: 117, out: 14, radius: 13.5 },
  },
  // The 1985 two-stroke: slender, thin wheels, expansion chamber.
  yamaha: {
    scale: 1.1,
    centre: 121,
    wheelbase: 249,
    headAngle: 63.5,
    wheel: { radius: 59, tyre: 11, hub: 12 },
    fork: { top: 136, crown: 99, slider: 58, width: 6, headBack: 10 },
    pivot: [88, -62],
    sprocket: { at: [104, -62], radius: 7 },
    shock: { top: [25, -138], bottom: [5, -67] },
    clamp: [-3, -4],
    lamp: { up: 118, out: 14, radius: 12.5 },
  },
  // The single: teardrop tank, valanced mudguards, headlamp casquette, sprung saddle.
  enfield: {
    scale: 1,
    centre: 133,
    wheelbase: 274,
    headAngle: 64,
    wheel: { radius: 67, tyre: 14.3, hub: 17 },
    fork: { top: 140, crown: 104, slider: 50, width: 8.6, headBack: 11 },
    pivot: [92, -72],
    sprocket: { at: [108, -72], radius: 8 },
    shock: { top: [24, -146], bottom: [5, -77] },
    clamp: [-9, -8],
    lamp: { up: 126, out: 17, radius: 17 },
  },
};

/** Where the joints are: everything that turns with the fork follows wheelbase, wheel size and head angle. */
export type Chassis = {
  front: Point;
  rear: Point;
  /** A point up the fork from the front axle, and `back` behind its line. */
  upFork: (distance: number, back?: number) => Point;
  head: { top: Point; bottom: Point };
  lamp: Point;
};

export function chassisOf({ wheelbase, headAngle, wheel, fork, lamp }: Proportions): Chassis {
  const front: Point = [wheelbase, -wheel.radius];
  const upFork = (distance: number, back = 0): Point =>
    polar(polar(front, distance, 180 + headAngle), back, 90 + headAngle);
  return {
    front,
    rear: [0, -wheel.radius],
    upFork,
    head: { top: upFork(fork.top - 6, fork.headBack), bottom: upFork(fork.crown - 4, fork.headBack) },
    lamp: upFork(lamp.up, -lamp.out),
  };
}
