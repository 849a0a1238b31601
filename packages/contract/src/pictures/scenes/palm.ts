import type { Hex } from '../colour.ts';
import { fill, line } from '../pen.ts';

/** A date palm, 100 units tall, its foot on 0 0: one trunk, arching fronds, one colour against the sky. */
export const palm = (colour: Hex): string =>
  line('M4-74Q8-34 0 2', colour, 5) +
  fill(
    'M4-76Q-14-94-34-74Q-17-85 0-72Q-26-78-32-52Q-19-72 4-70Q11-60 9-46Q20-60 7-72Q28-74 37-50Q36-76 9-76Q26-90 43-72Q28-100 5-77Q3-94-12-102Q-2-90 4-76Z',
    colour,
  );
