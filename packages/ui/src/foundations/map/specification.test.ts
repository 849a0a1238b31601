import { fileURLToPath } from 'node:url';
import { type Endpoint, type EndpointName, endpoints } from '@second-gear/contract';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { everyWord } from '../../copy/allCopy.ts';
import { wordsOf } from '../copy/flattenCopy.ts';
import { readSource, readTitles } from '../proofs/readTitles.ts';
import { proofsOf, testsIn } from './requirement.ts';
import { requirementsOf, specification } from './specification.ts';

const all = specification.flatMap(requirementsOf);
const everySentence = all.map(({ says }) => says).join('\n');

describe('the map', () => {
  it('has every requirement of each section: none is dropped, or added, without a look at this number', () => {
    expect(specification.map((section) => [section.number, requirementsOf(section).length])).toEqual([
      [1, 21],
      [2, 119],
      [3, 29],
      [4, 27],
      [5, 24],
      [6, 13],
      [7, 38],
      [8, 34],
      [9, 25],
    ]);
  });

  it('numbers them in the order of the specification, by section', () => {
    const { compare } = new Intl.Collator('en', { numeric: true });
    for (const section of specification) {
      const ids = requirementsOf(section).map(({ id }) => id);
      // A letter, R2.14b, is for what comes in between later: nothing is ever numbered anew.
      expect(ids.filter((id) => !/^R\d\.\d{2,3}[b-z]?$/.test(id) || id[1] !== `${section.number}`)).toEqual([]);
      expect(ids).toEqual([...new Set(ids)].sort(compare));
    }
  });

  it('says nothing twice', () => {
    const sentences = all.map(({ says }) => says);
    expect(sentences.filter((says, at) => sentences.indexOf(says) < at)).toEqual([]);
  });
});

/** As the specification writes: straight quotes, closed brackets, and nothing left hanging at either end. */
const isWellFormed = (says: string): boolean =>
  says === says.trim() &&
  says.length > 2 &&
  !/[’‘“”]|[;,:]$/.test(says.replace(/'[^']*'$/, '')) &&
  says.split(/[([{]/).length === says.split(/[)\]}]/).length;

describe.each(specification)('§$number $title', (section) => {
  const requirements = requirementsOf(section);

  it('is told in sentences', () => {
    expect(requirements.filter(({ says }) => !isWellFormed(says))).toEqual([]);
  });

  it('names only tests that there are, in files that are run', () => {
    const named = requirements.flatMap((requirement) =>
      testsIn(proofsOf(requirement).files).map((test) => ({ ...test, id: requirement.id })),
    );
    expect(
      named.filter(({ file, title }) => !readTitles(file).some((one) => one.replace(/ \[R[^\]]+\]$/, '') === title)),
    ).toEqual([]);
  });

  it('proves everything', () => {
    expect(requirements.filter((one) => Object.values(proofsOf(one)).flat().length === 0)).toEqual([]);
  });
});

describe('the stories that are named', () => {
  it('are there and run as tests, and no requirement is proved by a picture alone', async () => {
    const { entries } = await buildIndex({
      configDir: fileURLToPath(new URL('../../../../../.storybook', import.meta.url)),
      ignorePreview: true,
    });
    const has = (tag: string) => (id: string) => entries[id]?.type === 'story' && entries[id].tags?.includes(tag);
    const named = all.flatMap(({ id, stories = [] }) => stories.map((story) => ({ id, story })));
    expect(named.filter(({ story }) => !has('test')(story))).toEqual([]);
    // What is only looked at asserts nothing: somewhere, a test or a story's `play` has to.
    const onlyShown = all.filter(({ tests, stories = [] }) => !tests && !stories.some(has('play-fn')));
    expect(onlyShown).toEqual([]);
  });
});

/** '/categories/:id' and '/categories/{category_id}' as one. */
const anyNames = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}');

const namesOf = Object.keys(endpoints) as EndpointName[];

describe('the table of calls', () => {
  it.each(namesOf)('%s is a row of it, with its method, path and bearer', (name) => {
    const { method, path, host, bearer }: Endpoint = endpoints[name];
    const rows = all.filter(({ calls }) => calls?.includes(name)).map(({ says }) => says);
    expect(rows.length).toBeGreaterThan(0);
    // The path of the image host is not the specification's to say.
    const asked = host === 'images' ? 'POST to an image hosting service' : `${method} ${anyNames(path)}`;
    for (const says of rows) expect(anyNames(says)).toContain(asked);
    expect(rows.some((says) => says.includes('bearer'))).toBe(bearer);
  });
});

describe('the pages', () => {
  const [, written = ''] =
    /export const patterns = \{(.*?)\}/s.exec(readSource('packages/app/src/routing/routePatterns.ts')) ?? [];
  const patterns = [...written.matchAll(/: '([^']+)'/g)].map(([, pattern = '']) => pattern);

  const isOpenedBy = (pattern: string, says: string) =>
    [`${anyNames(pattern)}:`, `${pattern} (index):`].some((opening) => anyNames(says).startsWith(opening));

  it('are all in it, each once', () => {
    expect(patterns).toHaveLength(13);
    expect(patterns.filter((one) => all.filter(({ says }) => isOpenedBy(one, says)).length !== 1)).toEqual([]);
  });
});

describe('the words', () => {
  /** What a sentence quotes: 'Not Found', and an apostrophe within a word is no quote. */
  const quotesIn = (says: string) => [...says.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, quote = '']) => quote);

  /** The parts of a quote between what is filled in; the currency stands behind every price by itself. */
  const partsOf = (quote: string) =>
    quote
      .replace(/ BDT$/, '')
      .split(/\{\w+\}/)
      .flatMap((part) => part.trim() || []);

  const written = wordsOf(everyWord)
    .map(({ text }) => text)
    .join(' ');
  const quotes = all.flatMap(({ says }) => quotesIn(says));

  it('that the specification quotes are in the shop', () => {
    expect(quotes.length).toBeGreaterThan(60);
    expect(quotes.filter((quote) => partsOf(quote).some((part) => !written.includes(part)))).toEqual([]);
  });

  const { label: _, ...toasts } = everyWord.toasts;
  const marked = ['en', 'addBike', 'payment', 'blogs'].flatMap((file) => [
    ...readSource(`packages/ui/src/copy/${file}.ts`).matchAll(/: '(.+)', \/\/ spec §/g),
  ]);
  const ours = [
    ...Object.values(toasts),
    ...Object.values(everyWord.addBike.required),
    everyWord.signIn.nameRequired,
    everyWord.signIn.emailRequired,
    everyWord.signIn.passwordRequired,
    ...marked.map(([, text = '']) => text),
  ];

  it('that the shop has from the specification are in a requirement', () => {
    expect(marked.length).toBeGreaterThan(15);
    expect(ours.filter((text) => !everySentence.includes(text))).toEqual([]);
  });
});
