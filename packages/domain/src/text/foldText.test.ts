import { expect, it } from 'vitest';
import { foldText, toLatinDigits, toWords } from './foldText.ts';

it.each([
  ['Dhanmondi, DHAKA', 'dhanmondi, dhaka'],
  ['২০১৯', '2019'],
  ['ho\u200bnda', 'honda'],
])('foldText changes %o to %o', (text, expected) => {
  expect(foldText(text)).toBe(expected.normalize('NFKD'));
  expect(foldText(foldText(text))).toBe(foldText(text));
});

it('toLatinDigits leaves all characters but Bangla digits as they are', () => {
  expect(toLatinDigits('৳ ১,৬৫,০০০ টাকা 7')).toBe('৳ 1,65,000 টাকা 7');
});

it.each([
  ['Honda CG125', ['honda', 'cg', '125']],
  ['মিরপুর ১০, ঢাকা', ['মিরপুর', '10', 'ঢাকা']],
])('toWords divides %o into words', (text, expected) => {
  expect(toWords(text)).toEqual(expected);
});
