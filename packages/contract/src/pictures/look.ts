import { type Hex, RUBBER, type Tones } from './colour.ts';
import { type Dice, dice, type Some } from './dice.ts';
import type { Machine } from './marques.ts';

const paints: Record<Machine, Some<Hex>> = {
  honda: ['#B23A26', '#1F6B6A', '#C8801F', '#2B5C8A', '#7A2B22', '#2F6B4A', '#D2601A'],
  single: ['#A5281E', '#2A2624', '#1F4E79', '#2F6B4A', '#7A2B22', '#8B8F8A', '#C8801F'],
  yamaha: ['#B5271E', '#2A2624', '#1E6A8E', '#8298A3', '#DDA01E', '#7A1F2B', '#2C6E5A'],
  enfield: ['#2A2421', '#5C6138', '#701F1B', '#1F4F3C', '#B7935A', '#2C5A66', '#8B8F8A'],
};

const leathers = ['black', 'brown', 'tan'] as const;
type Leather = (typeof leathers)[number];
export const leatherTones: Record<Leather, Tones> = {
  black: RUBBER,
  brown: { hi: '#B07A4E', mid: '#7A4A2B', lo: '#553019' },
  tan: { hi: '#DDB07A', mid: '#B27E48', lo: '#80562D' },
};

const seats = ['flat', 'ribbed', 'stepped', 'sprung', 'dual'] as const;
const stripes = ['panel', 'line', 'pin'] as const;
const badges = ['bar', 'round', 'none'] as const;
const guards = ['long', 'standard'] as const;
const bars = ['standard', 'high', 'low'] as const;
const exhausts = ['a', 'b'] as const;
const kit = ['mirror', 'crashBar', 'bag', 'carrier', 'plate'] as const;

/** Everything a seed decides about one machine. */
export type Look = {
  colour: Hex;
  stripe: (typeof stripes)[number];
  badge: (typeof badges)[number];
  seat: (typeof seats)[number];
  leather: Leather;
  guard: (typeof guards)[number];
  bars: (typeof bars)[number];
  /** Two systems a machine: the plain one, and the one that somebody paid extra for. */
  exhaust: (typeof exhausts)[number];
  gaiters: boolean;
  tanWalls: boolean;
} & Record<(typeof kit)[number], boolean>;

const seatsOf: Record<Machine, Some<Look['seat']>> = {
  honda: ['flat', 'ribbed', 'stepped'],
  single: ['flat', 'ribbed', 'ribbed'],
  yamaha: ['flat', 'ribbed', 'stepped'],
  enfield: ['sprung', 'sprung', 'dual'],
};
const leathersOf: Record<Machine, Some<Leather>> = {
  honda: leathers,
  single: ['black', 'black', 'brown'],
  yamaha: ['black', 'black', 'brown'],
  enfield: leathers,
};

/** At most two accessories: more is clutter, and bytes. Only the Enfield carries a plate along its front mudguard. */
function accessories(machine: Machine, fall: Dice): Record<(typeof kit)[number], boolean> {
  const fitted = { mirror: false, crashBar: false, bag: false, carrier: false, plate: false };
  const choice: Some<(typeof kit)[number]> = machine === 'enfield' ? kit : ['mirror', 'crashBar', 'bag', 'carrier'];
  for (let count = fall.pick([0, 1, 2, 2]); count > 0; count -= 1) fitted[fall.pick(choice)] = true;
  return fitted;
}

/** The same seed always gives the same look; `override` pins what a poster needs to be so. */
export function lookFor(machine: Machine, seed: string, override: Partial<Look> = {}): Look {
  const fall = dice(`${machine}/${seed}`);
  // Seeds that differ in their last letter only drift apart after a few throws.
  for (let i = 0; i < 4; i += 1) fall.next();
  return {
    colour: fall.pick(paints[machine]),
    stripe: fall.pick(stripes),
    badge: fall.pick(badges),
    seat: fall.pick(seatsOf[machine]),
    leather: fall.pick(leathersOf[machine]),
    guard: fall.pick(guards),
    bars: fall.pick(bars),
    exhaust: fall.pick(exhausts),
    gaiters: fall.chance(0.45),
    tanWalls: fall.chance(0.2),
    ...accessories(machine, fall),
    ...override,
  };
}
