import { expect } from 'vitest';

const brief = (value: unknown) => JSON.stringify(value)?.slice(0, 200);

/** What is shown is what was expected, for each of many; a few of those that are not are named, and not in full length. */
export const expectSame = (shown: readonly unknown[], expected: readonly unknown[]): void => {
  expect(shown).toHaveLength(expected.length);
  const wrong = shown.flatMap((one, at) =>
    JSON.stringify(one) === JSON.stringify(expected[at])
      ? []
      : [{ at, shown: brief(one), expected: brief(expected[at]) }],
  );
  expect(wrong.slice(0, 3)).toEqual([]);
};
