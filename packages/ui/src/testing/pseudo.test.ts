import { expect, test } from 'vitest';
import { toPseudoText } from './pseudo.ts';

test('a text in the pseudo-language has accents and brackets, and is about a third longer [R11.30]', () => {
  expect(toPseudoText('Saved bikes')).toBe('‹Šávéd ó bíķéš ó›');
  expect(toPseudoText('Bikes')).toBe('‹Bíķéš ó›');
});
