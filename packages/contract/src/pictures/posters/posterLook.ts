import { type Look, lookFor } from '../look.ts';
import type { Machine } from '../marques.ts';

/** A poster's machine: nothing left to a seed, nothing fitted that the poster does not ask for. */
export const posterLook = (machine: Machine, asked: Partial<Look>): Look =>
  lookFor(machine, 'poster', {
    badge: 'round',
    stripe: 'panel',
    seat: machine === 'enfield' ? 'sprung' : 'flat',
    leather: 'black',
    guard: 'long',
    bars: 'standard',
    exhaust: 'a',
    gaiters: false,
    tanWalls: false,
    mirror: false,
    crashBar: false,
    bag: false,
    carrier: false,
    plate: false,
    ...asked,
  });
