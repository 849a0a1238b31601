import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankTexts } from './rankTexts.ts';

it.each([
  ['seller.2@example.com', 'seller.10@example.com'],
  ['Arif', 'arif hossain'],
  ['Zakir', 'আব্দুল'],
  ['Émile', 'Farhana'],
])('gives %o a lower rank than %o [R12.31]', (lower, higher) => {
  const ranks = rankTexts([higher, lower]);
  expect([ranks.get(lower), ranks.get(higher)]).toEqual([0, 1]);
});

it('gives any texts ranks in the order of the language [R12.31]', () => {
  const { compare } = new Intl.Collator(['en', 'bn'], { numeric: true, sensitivity: 'base' });
  const text = fc.string({ unit: fc.constantFrom(...'aAbé 019-.@কখা্২'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 12 }), (texts) => {
      const ranks = rankTexts(texts);
      const byRank = texts.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
      expect(byRank).toEqual(texts.toSorted(compare));
    }),
  );
});
