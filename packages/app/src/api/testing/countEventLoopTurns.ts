import { onTestFinished, vi } from 'vitest';

/**
 * Begins to count how often others have their turn while something long is done. The clock goes on by 3 ms whenever
 * somebody looks at it, so that it does not matter how quick the machine is. Ends with the test.
 *
 * @returns how often until now.
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
