import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { routePatterns } from '../../packages/app/src/routing/paths/routeTable.ts';
import { type Endpoint, endpoints } from '../../packages/contract/src/endpoints.ts';
import { allCopy } from '../../packages/ui/src/copy/allCopy.ts';
import { flattenCopy } from '../../packages/ui/src/foundations/copy/flattenCopy.ts';
import { citationsIn, readRequirements } from '../lib/readRequirements.mjs';
import {
  findRequirements,
  joinProofs,
  type Proof,
  parseRequirements,
  type Requirement,
  requirementsOf,
  type Section,
} from '../lib/requirements.mjs';

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

test('docs/requirements.md has a separate sentence for each requirement, with closed quotes and brackets', () => {
  const count = (text: string, mark: RegExp) => text.split(mark).length;
  const malformed = all.filter(
    ({ text }, at) =>
      !/[."]$/.test(text) ||
      count(text, /"/) % 2 === 0 ||
      count(text, /`/) % 2 === 0 ||
      count(text, /[([{]/) !== count(text, /[)\]}]/) ||
      all.findIndex((one) => one.text === text) !== at,
  );
  expect(malformed).toEqual([]);
});

test('scripts/check/requirements.mjs prints the requirements that contain all given words, with their proofs', () => {
  const script = fileURLToPath(new URL('requirements.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '404', '2'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('  R2.14  When the path is unknown');
  expect(stdout).toMatch(/^ +story +packages\/.*NotFound/m);
  expect(stdout).toMatch(/^2 of \d+ requirements$/m);
});

const sample =
  '## §2 Screens\n\n### Public\n- **R2.01** One. *Note: why.*\n- **R2.02** Two.\n\n### Other\n- **R2.02b** Three.';

const testProof: Proof = { kind: 'test', file: 'a.test.ts', title: 'does one' };
const storyProof: Proof = { kind: 'story', file: 'a.stories.tsx', title: 'A: B', id: 'a--b', hasPlay: false };

describe('parseRequirements', () => {
  it('parseRequirements reads the sections, groups, ids, texts and notes of a document', () => {
    const expected: Section[] = [
      {
        number: 2,
        title: 'Screens',
        groups: [
          {
            title: 'Public',
            requirements: [
              { id: 'R2.01', text: 'One.', note: 'why.', proofs: [] },
              { id: 'R2.02', text: 'Two.', note: '', proofs: [] },
            ],
          },
          { title: 'Other', requirements: [{ id: 'R2.02b', text: 'Three.', note: '', proofs: [] }] },
        ],
      },
    ];
    expect(parseRequirements(sample)).toEqual(expected);
  });

  it('parseRequirements rejects a list item without an id, a list item with an id of another section, and an id that is used twice', () => {
    expect(() => parseRequirements(`${sample}\n- Four.`)).toThrow('Not a requirement of its section: “- Four.”');
    expect(() => parseRequirements(`${sample}\n- **R3.01** Four.`)).toThrow('Not a requirement of its section');
    expect(() => parseRequirements(`${sample}\n- **R2.01** Four.`)).toThrow('R2.01 is in docs/requirements.md twice');
  });
});

describe('joinProofs', () => {
  const join = (...citations: [string, Proof][]) =>
    joinProofs(
      parseRequirements('## §2 Screens\n### Public\n- **R2.01** One.'),
      citations.map(([id, proof]) => ({ id, proof })),
    );

  it('joinProofs gives each requirement its proofs', () => {
    const joined = join(['R2.01', storyProof], ['R2.01', testProof]);
    expect(joined.problems).toEqual([]);
    expect(joined.sections.flatMap(requirementsOf).flatMap(({ proofs }) => proofs)).toEqual([storyProof, testProof]);
  });

  it('joinProofs reports a requirement without a proof', () => {
    expect(join().problems).toEqual(['R2.01 has no proof: no test or story cites it. It says: “One.”']);
  });

  it('joinProofs reports a cited id that does not exist', () => {
    expect(join(['R2.01', testProof], ['R2.1', testProof]).problems).toEqual([
      'R2.1 does not exist, but is cited in a.test.ts: “does one”.',
    ]);
  });

  it('joinProofs reports a requirement that only stories without a play function cite', () => {
    expect(join(['R2.01', storyProof]).problems).toEqual([
      'R2.01 is cited only by stories without a play function, which assert nothing.',
    ]);
    expect(join(['R2.01', { ...storyProof, hasPlay: true }]).problems).toEqual([]);
  });
});

describe('citationsIn', () => {
  const cited = (source: string) => citationsIn(source, 'a.test.tsx').map(({ id, proof }) => `${id}: ${proof.title}`);

  it('citationsIn finds ids in brackets in the title of a test, a test group or a contract test', () => {
    const source = `
      test('books [R2.01 R2.02]', async () => <p>it('is text [R2.09]')</p>);
      describe('a form', () => it.each([['a', 1]])(\`U3: refuses \${what} %s [R2.03]\`, () => {}));
      describe.each(forms)('$name [R2.04]', () => {});
      rejects('bookBike', 400, 'needs a phone number [R2.05]', {}, { proves: 'M-5' });
    `;
    expect(cited(source)).toEqual([
      'R2.01: books',
      'R2.02: books',
      'R2.03: a form › U3: refuses … %s',
      'R2.04: $name',
      'R2.05: bookBike needs a phone number',
    ]);
  });

  it('citationsIn finds ids in the tags of a Playwright test', () => {
    const source = `
      test('books', { tag: ['@answers', '@R2.01', '@R2.02'] }, async () => {});
      test.describe('pays', { tag: '@R2.03' }, () => {});
    `;
    expect(cited(source)).toEqual(['R2.01: books', 'R2.02: books', 'R2.03: pays']);
  });

  it('citationsIn ignores ids in comments, in other strings, and in skipped tests', () => {
    const source = `
      // test('in a comment [R2.01]');
      const text = "test('in a text [R2.02]')";
      log('another function [R2.03]');
      test.skip('skipped [R2.04]', () => {});
      describe.skip('skipped', () => it('as well [R2.05]', () => {}));
      test.step('a step [R2.06]', () => {});
    `;
    expect(cited(source)).toEqual([]);
  });
});

describe('findRequirements', () => {
  const joined = joinProofs(parseRequirements(`${sample}\n## §3 Fields\n### Bike\n- **R3.01** One.`), [
    { id: 'R2.02', proof: testProof },
  ]).sections;
  const found = (...words: string[]) =>
    findRequirements(joined, words)
      .flatMap(requirementsOf)
      .map(({ id }) => id);

  it('findRequirements returns all requirements when no words are given', () => {
    expect(findRequirements(joined, [])).toEqual(joined);
  });

  it('findRequirements returns requirements that contain every word in some field or proof, in upper or lower case', () => {
    expect(found('one')).toEqual(['R2.01', 'R2.02', 'R3.01']);
    expect(found('ONE', 'why')).toEqual(['R2.01']);
    expect(found('a.test.ts')).toEqual(['R2.02']);
    expect(found('sidecar')).toEqual([]);
  });

  it('findRequirements returns the requirements of a section when a word is a single digit', () => {
    expect(found('3')).toEqual(['R3.01']);
    expect(found('2', 'one')).toEqual(['R2.01', 'R2.02']);
    expect(found('2', '3')).toEqual([]);
  });
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
