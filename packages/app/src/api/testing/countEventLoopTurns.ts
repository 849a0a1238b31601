import { onTestFinished, vi } from 'vitest';

/**
 * Counts the turns of the event loop until the test ends. Each call of `performance.now` advances a simulated clock by
 * 3 ms, so that the count does not depend on the speed of the machine.
 *
 * @returns a function that returns the count so far
 */
export const countEventLoopTurns = (): (() => number) => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 3;
    return now;
  });
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => {
    clearImmediate(next);
    clock.mockRestore();
  });
  return () => turns;
};
