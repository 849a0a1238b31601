import { type Look, lookFor } from '../look.ts';
import type { Marque } from '../marques.ts';

/** A poster's machine: nothing left to a seed, nothing fitted that the poster does not ask for. */
export const posterLook = (marque: Marque, asked: Partial<Look>): Look =>
  lookFor(marque, 'poster', {
    badge: 'round',
    stripe: 'panel',
    seat: marque === 'enfield' ? 'sprung' : 'flat',
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
