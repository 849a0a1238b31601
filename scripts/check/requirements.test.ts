import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { routePatterns } from '../../packages/app/src/core/navigation/routeTable.ts';
import { type Endpoint, endpoints } from '../../packages/contract/src/endpoints.ts';
import { allCopy } from '../../packages/ui/src/copy/allCopy.ts';
import { flattenCopy } from '../../packages/ui/src/foundations/copy/flattenCopy.ts';
import { readRequirements } from '../lib/readRequirements.mjs';
import { type Requirement, requirementsOf } from '../lib/requirements.mjs';

const { sections, problems } = await readRequirements();
const all = sections.flatMap(requirementsOf);
const ofSection = (number: number): Requirement[] =>
  sections.filter((section) => section.number === number).flatMap(requirementsOf);

test('docs/requirements.md has a proof for each requirement, and contains every id that a test or story cites', () => {
  expect(problems).toEqual([]);
});

test('docs/requirements.md has the sections 1 to 13, and the ids of the requirements are in order', () => {
  expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(sections.filter((section) => requirementsOf(section).length === 0)).toEqual([]);
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted(new Intl.Collator('en', { numeric: true }).compare));
});

/** Removes the names of parameters from a path, so that `/categories/:id` and `/categories/{category_id}` are equal. */
const withoutNames = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}');

test.each(Object.entries<Endpoint>(endpoints))(
  'docs/requirements.md §7 has the endpoint %s, with its method and path, and with its access token if it requires one',
  (_, endpoint) => {
    const { method, path, bearer } = endpoint;
    const texts = ofSection(7)
      .map(({ text, note }) => `${text} ${note}`)
      .filter((text) =>
        [...text.matchAll(/`([A-Z]+ [^`?]+)/g)].some(
          ([, named = '']) => withoutNames(named) === `${method} ${withoutNames(path)}`,
        ),
      );
    expect(texts).not.toEqual([]);
    expect(texts.some((text) => text.includes('bearer'))).toBe(bearer);
  },
);

test.each(routePatterns)('docs/requirements.md has exactly one requirement about the page at %s', (pattern) => {
  const opening = `\`${withoutNames(pattern)}\` `;
  expect([...ofSection(2), ...ofSection(10)].filter(({ text }) => withoutNames(text).startsWith(opening))).toHaveLength(
    1,
  );
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
