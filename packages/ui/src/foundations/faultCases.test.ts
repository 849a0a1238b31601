import { describe, expect, it } from 'vitest';
import { faultCases } from './faultCases.ts';
import { readTitles } from './proofs/readTitles.ts';
import { within } from './proofs/testTitles.ts';

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

const all = faultCases.flatMap(({ cases }) => cases);

it('has each case once', () => {
  expect(all.map(({ id }) => id)).toEqual([
    ...numbered('A', 10),
    ...numbered('P', 16),
    ...numbered('L', 8),
    ...numbered('U', 6),
    ...numbered('X', 7),
    ...numbered('N', 7),
    ...numbered('S', 4),
    ...numbered('D', 4),
    ...numbered('M-', 14),
    'T1',
    'T2',
    'T3',
    'T4',
    'T5',
    'T6',
    'T7',
    'T8',
    'T9',
  ]);
});

/** What a title says it proves: 'N3, N4: the cells …', 'D1: a part of the app › that hangs …'. */
const casesOf = (title: string): string[] =>
  title.split(within).flatMap((part) => /^([A-Z]-?\d+(?:, [A-Z]-?\d+)*): /.exec(part)?.[1]?.split(', ') ?? []);

describe.each(all)('$id', ({ id, provedIn }) => {
  it.each(provedIn)('is proved in %s, by tests that are run', (file) => {
    expect(readTitles(file).flatMap(casesOf)).toContain(id);
  });
});
