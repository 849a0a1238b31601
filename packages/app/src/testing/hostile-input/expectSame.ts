import { expect } from 'vitest';

/** Sorts the fields of a record, because their order does not matter. */
const sorted = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
    : value;

const serialize = (value: unknown) => JSON.stringify(value, sorted) ?? 'nothing';

/**
 * Expects that each shown value equals the expected value. The error message contains only the first few differences,
 * in a short form.
 */
export const expectSame = (shown: readonly unknown[], expected: readonly unknown[]): void => {
  expect(shown).toHaveLength(expected.length);
  const wrong = shown.flatMap((one, at) =>
    serialize(one) === serialize(expected[at])
      ? []
      : [{ at, shown: serialize(one).slice(0, 200), expected: serialize(expected[at]).slice(0, 200) }],
  );
  expect(wrong.slice(0, 3)).toEqual([]);
};
