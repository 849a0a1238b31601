import { expect, it } from 'vitest';
import { flattenCopy } from './flattenCopy.ts';

it('flattenCopy finds texts in nested objects and lists', () => {
  expect(flattenCopy({ title: 'Blogs', cards: [{ question: 'Why?' }] })).toEqual([
    { path: 'title', text: 'Blogs' },
    { path: 'cards.0.question', text: 'Why?' },
  ]);
});

it('flattenCopy shows … in place of the parameter when a text is a function', () => {
  expect(flattenCopy({ posted: (date: string) => `Posted ${date}` })).toEqual([{ path: 'posted', text: 'Posted …' }]);
});
