/** One drum of the counter. `digits` roll past the window of the drum, from the initial zero to the final digit. */
export type Drum = {
  /** The position of the drum, counted from the left. */ index: number;
  digits: number[];
  isLeadingZero: boolean;
};

/**
 * Returns the drums of a counter that shows a number, the highest digit first. As in the odometer of a vehicle, drums further
 * right turn faster: each makes one full turn more than the drum to its left. Leading zeros do not turn.
 *
 * @param value an integer, 0 or more.
 * @param count the minimum number of drums; a longer number gets more.
 */
export const toDrums = (value: number, count: number): Drum[] => {
  const shown = String(value).padStart(count, '0');
  const leadingZeros = shown.length - String(value).length;
  return [...shown].map((digit, index) => {
    if (index < leadingZeros) return { index, digits: [0], isLeadingZero: true };
    const turns = index - leadingZeros;
    return {
      index,
      digits: Array.from({ length: turns * 10 + Number(digit) + 1 }, (_, step) => step % 10),
      isLeadingZero: false,
    };
  });
};
