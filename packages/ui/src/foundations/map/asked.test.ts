import { expect, it } from 'vitest';
import { complaintOf } from './asked.ts';
import { specification } from './specification.ts';

const complaint = (...words: string[]) => complaintOf(specification, words);

it('has nothing to say of words, of sections and of requirements that are there', () => {
  expect(complaint()).toBeUndefined();
  expect(complaint('toast', 'markSold', '8')).toBeUndefined();
  expect(complaint('r5.05')).toBeUndefined();
  expect(complaint('R5.0')).toBeUndefined();
  expect(complaint('404')).toBeUndefined();
});

it('says that there is no such section', () => {
  expect(complaint('toast', '10')).toBe('There is no section 10: there are 1 to 9.');
  expect(complaint('0')).toBe('There is no section 0: there are 1 to 9.');
});

it('says that there is no such requirement, and which its section has', () => {
  expect(complaint('r5.99')).toMatch(/^There is no requirement R5\.99: §5 has R5\.01 to R5\.\d\d\.$/);
  expect(complaint('R10.1')).toBe('There is no requirement R10.1: there are sections 1 to 9.');
});

it('says that there is no such option', () => {
  expect(complaint('--sections')).toBe('There is no option --sections.');
});
