import { expect, test } from 'vitest';
import { pseudo, toPseudoText } from './pseudo.ts';

test('a text in the pseudo-language has accents and brackets, and is about a third longer [R11.30]', () => {
  expect(toPseudoText('Saved bikes')).toBe('‹Šávéd ó bíķéš ó›');
  expect(toPseudoText('Bikes')).toBe('‹Bíķéš ó›');
});

test('a catalogue in the pseudo-language has the same properties, lists and functions as in English', () => {
  const texts = { title: 'Bike', list: ['One', 'Two'], count: 3, found: (count: number) => `${count} found` };
  const result = pseudo(texts);
  expect(result.count).toBe(3);
  expect(result.list).toHaveLength(2);
  expect(result.found(2)).toMatch(/^‹2 fóúñd.*›$/u);
  expect(pseudo(texts)).toBe(result);
});

test('the pseudo-language keeps the letters of the data in a text', () => {
  const texts = { posted: (name: string, place: string) => `${name} in ${place}` };
  expect(pseudo(texts).posted('Honda CB', 'Mirpur')).toMatch(/^‹Honda CB íñ Mirpur.*›$/u);
});
