/** One drum of a counter: what rolls past its window, from the zero it starts at to the digit it stops at. */
export type Drum = { /** Counted from the left. */ place: number; digits: number[]; isLeadingZero: boolean };

/**
 * The drums of a counter that shows a number, the highest place first. As in a real one, a drum turns faster the lower its
 * place is: each makes one whole turn more than the one before it. Zeros in front of the number never turn.
 *
 * @param value a whole number, 0 or more.
 * @param count how many drums there are at least; a longer number gets more.
 */
export const toDrums = (value: number, count: number): Drum[] => {
  const shown = String(value).padStart(count, '0');
  const firstPlace = shown.length - String(value).length;
  return [...shown].map((digit, place) => {
    if (place < firstPlace) return { place, digits: [0], isLeadingZero: true };
    const turns = place - firstPlace;
    return {
      place,
      digits: Array.from({ length: turns * 10 + Number(digit) + 1 }, (_, step) => step % 10),
      isLeadingZero: false,
    };
  });
};
