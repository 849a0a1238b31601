import { expect } from 'vitest';

/** The order of a record's fields says nothing. */
const sorted = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
    : value;

const inWords = (value: unknown) => JSON.stringify(value, sorted) ?? 'nothing';

/** What is shown is what was expected, for each of many; a few of those that are not are named, and not in full length. */
export const expectSame = (shown: readonly unknown[], expected: readonly unknown[]): void => {
  expect(shown).toHaveLength(expected.length);
  const wrong = shown.flatMap((one, at) =>
    inWords(one) === inWords(expected[at])
      ? []
      : [{ at, shown: inWords(one).slice(0, 200), expected: inWords(expected[at]).slice(0, 200) }],
  );
  expect(wrong.slice(0, 3)).toEqual([]);
};
