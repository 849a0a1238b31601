import { expect, it } from 'vitest';
import { wordsOf } from './flattenCopy.ts';

it('finds every word, in lists and depths too', () => {
  expect(wordsOf({ title: 'Blogs', cards: [{ question: 'Why?' }] })).toEqual([
    { path: 'title', text: 'Blogs' },
    { path: 'cards.0.question', text: 'Why?' },
  ]);
});

it('shows where a sentence is filled in', () => {
  expect(wordsOf({ posted: (date: string) => `Posted ${date}` })).toEqual([{ path: 'posted', text: 'Posted …' }]);
});
