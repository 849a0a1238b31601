import { expect, it } from 'vitest';
import { find } from './find.ts';
import { requirementsOf, specification } from './specification.ts';

const found = (...words: string[]) => find(specification, words).flatMap(requirementsOf);

it('finds everything where nothing is asked for', () => {
  expect(find(specification, [])).toEqual(specification);
});

it('finds one section by its number', () => {
  expect(find(specification, ['8']).map(({ number }) => number)).toEqual([8]);
});

it('finds a requirement by its id, a word of it, a call, a story or the file of a test, in any letters', () => {
  expect(found('r5.05').map(({ says }) => says)).toEqual(["condition 'Condition is required'"]);
  expect(found('tranding').map(({ says }) => says)).toContain("'Tranding Now': the advertised bike (see calls).");
  expect(found('markSold').map(({ says }) => says)).toContain(
    'GET /productstatus/{bikeId} | none | marks bike sold after payment',
  );
  expect(found('app-toasts--booked')).not.toEqual([]);
  expect(found('calls.journey.ts').length).toBeGreaterThan(20);
});

it('finds what has all of the words', () => {
  const one = found('7', 'bearer', 'advertisement');
  expect(one.map(({ says }) => says)).toEqual(['GET /advertisement/{productId} | bearer | reads modifiedCount']);
});

it('leaves nothing of a section, or a group, without what is looked for', () => {
  expect(find(specification, ['no such words'])).toEqual([]);
  expect(find(specification, ['7', '8'])).toEqual([]);
  expect(find(specification, ['Cancle']).flatMap(({ groups }) => groups.map(({ about }) => about))).toEqual([
    'Confirmation modal',
  ]);
});
