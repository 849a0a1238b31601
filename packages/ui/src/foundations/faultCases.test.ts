import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultCases } from './faultCases.ts';

const root = new URL('../../../../', import.meta.url);
const sourceOf = (file: string): string => readFileSync(fileURLToPath(new URL(file, root)), 'utf8');

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

const all = faultCases.flatMap(({ cases }) => cases);

it('has each of the 76 cases once', () => {
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
  ]);
});

describe.each(all)('$id', ({ id, provedIn }) => {
  it.each(provedIn)('is proved in %s, by tests that are run', (file) => {
    const source = sourceOf(file);
    // A title (`U3: …`, `N3, N4: …`) and not words somewhere; or a question of the contract suite, which makes the title.
    const another = '[A-Z]-?\\d+';
    expect(source).toMatch(new RegExp(`['"\`](?:${another}, )*${id}(?:, ${another})*: |proves: '${id}'`));
    expect(source).not.toMatch(/\b(?:test|it|describe)\b[.\w]*\.(?:skip|only|todo|fixme|fails|skipIf|runIf)\b/);
  });
});
