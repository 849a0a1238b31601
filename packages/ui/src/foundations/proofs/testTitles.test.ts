import { expect, it } from 'vitest';
import { testTitles } from './testTitles.ts';

const titlesIn = (source: string) => testTitles(source, 'some.test.tsx');

it('finds tests, alone and in families, with what is filled in left open', () => {
  const source = `
    test('a buyer books a bike', async () => <p>it('is no test')</p>);
    it.each([['a', 1]])('U3: %s is refused', () => {});
    it.each\`a | b\`("the seller's day", () => {});
    for (const page of pages) test(\`what a \${page} may see, \${page}\`, { tag: '@answers' }, async () => {});
    describe('a fault', () => {
      describe.each(all)('$id', () => test.concurrent('is proved', () => {}));
      describe(title, () => it('is known', () => {}));
    });
  `;
  expect(titlesIn(source)).toEqual([
    'a buyer books a bike',
    'U3: %s is refused',
    "the seller's day",
    'what a … may see, …',
    'a fault › $id › is proved',
    'a fault › is known',
  ]);
});

it('takes nothing for a test that is not run as one', () => {
  const source = `
    // test('in a comment', () => {});
    const words = "test('in a text', () => {})";
    test.step('a part of one', () => {});
    test.describe('around some', () => {});
    describe('around some', () => {});
    regexp.test('some words');
    expect('it(…)').toBe('it(…)');
  `;
  expect(titlesIn(source)).toEqual([]);
});

it.each(['skip', 'todo', 'fixme'])('takes nothing for a test that is left out by .%s', (how) => {
  expect(titlesIn(`test.${how}('left out', () => {});`)).toEqual([]);
});

it('finds the questions of the contract suite, the case of the faults that they prove in front', () => {
  const source = `
    good('bookBike', 'books a bike', {});
    bad('bookBike', 400, 'wants a phone number', { given }, { proves: 'M-5' });
    proving('M-4', bearers);
    bad(name, 401, 'of every row', {});
  `;
  expect(titlesIn(source)).toEqual(['bookBike books a bike', 'M-5: bookBike wants a phone number', 'M-4: …']);
});

it('does not take a type for a tag', () => {
  expect(testTitles("const one = <T>(it: T) => it; test('reads on', () => {});", 'some.test.ts')).toEqual(['reads on']);
});
