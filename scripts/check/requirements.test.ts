import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { allCopy } from '../../packages/ui/src/copy/allCopy.ts';
import { flattenCopy } from '../../packages/ui/src/foundations/flattenCopy.ts';
import { readFailureModes } from '../lib/readFailureModes.mjs';
import { readRequirements } from '../lib/readRequirements.mjs';
import { requirementsOf } from '../lib/requirements.mjs';

const { sections, problems } = await readRequirements();
const all = sections.flatMap(requirementsOf);

test('docs/requirements.md has a proof for each requirement, and contains every id that a test or story cites', () => {
  expect(problems).toEqual([]);
});

test('docs/requirements.md has the sections 1 to 13, and the ids of the requirements are in order', () => {
  expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(sections.filter((section) => requirementsOf(section).length === 0)).toEqual([]);
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted(new Intl.Collator('en', { numeric: true }).compare));
});

describe('the fixed texts', () => {
  const texts = all.map(({ text }) => text);
  const shown = flattenCopy(allCopy)
    .map(({ text }) => text)
    .join(' ');
  const quotes = texts.flatMap((text) => [...text.matchAll(/"(.+?)"/g)].map(([, quote = '']) => quote));

  /** The parts of a quote around its placeholders, without the currency, which the app adds to a price by itself. */
  const partsOf = (quote: string) =>
    quote
      .replace(/ BDT$/, '')
      .split(/\{\w+\}/)
      .filter((part) => part.trim());

  it('each text that a requirement quotes is in the copy of the app', () => {
    expect(quotes.length).toBeGreaterThan(100);
    expect(quotes.filter((quote) => partsOf(quote).some((part) => !shown.includes(part.trim())))).toEqual([]);
  });

  const { label: _, ...toasts } = allCopy.toasts;
  const copy = new URL('../../packages/ui/src/copy/', import.meta.url);
  // Texts of the copy that look wrong and must stay as they are have a comment: `title: 'Tranding Now', // R2.50: …`.
  const files = readdirSync(copy, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.ts'));
  const marked = files.flatMap((file) => [
    ...readFileSync(new URL(file, copy), 'utf8').matchAll(/: '(.+)', \/\/ (?:spec §|docs\/requirements\.md|R\d)/g),
  ]);
  const fixed = [
    ...Object.values(toasts),
    ...Object.values(allCopy.addBike.required),
    allCopy.signIn.nameRequired,
    allCopy.signIn.emailRequired,
    allCopy.signIn.passwordRequired,
    ...marked.map(([, text = '']) => text),
  ];

  it('each text of the copy that must not change is quoted in a requirement', () => {
    expect(marked.length).toBeGreaterThan(15);
    expect(fixed.filter((text) => !texts.some((one) => one.includes(`"${text}"`)))).toEqual([]);
  });
});

test('docs/failure-modes.md has each failure mode once, which a test title cites, and each that a title cites', () => {
  const { groups, unknown } = readFailureModes();
  const modes = groups.flatMap((group) => group.modes);
  const ids = modes.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(modes.filter(({ files }) => files.length === 0).map(({ id }) => id)).toEqual([]);
  expect(unknown).toEqual([]);
});
