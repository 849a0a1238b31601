/** `digits` are visible one after the other, from zero to the final digit. */
type Drum = {
  /** The position of the drum, counted from the left. */ index: number;
  digits: number[];
  isLeadingZero: boolean;
};

/**
 * From left to right. As in a vehicle, a drum makes one more full turn than the drum to its left. Zeros at the
 * beginning do not turn.
 * @param value an integer, 0 or more
 * @param count the smallest number of drums; a value with more digits has more
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
