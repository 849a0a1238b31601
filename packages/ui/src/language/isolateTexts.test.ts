import { expect, test } from 'vitest';
import { enBikeDetails } from '../copy/bikes/bikeDetails.ts';
import { en } from '../copy/en.ts';
import { isolateTexts } from './isolateTexts.ts';

const catalogue = isolateTexts({
  title: 'Saved',
  removed: (bike: string) => `${bike} was removed.`,
  list: (names: readonly string[], count: number) => `${count}: ${names.join(', ')}`,
  parts: [{ of: (name: string) => `of ${name}` }],
  formats: { brand: (name: string) => name },
});

test.each([
  ['a right-to-left override', '\u202e521GC adnoH', '521GC adnoH was removed.'],
  ['an isolate that is closed once too often', '\u2069Honda\u2067', 'Honda was removed.'],
  ['Arabic letters', 'هوندا', '\u2068هوندا\u2069 was removed.'],
  ['letters of the Rohingya', '\u{10d00}\u{10d01}', '\u2068\u{10d00}\u{10d01}\u2069 was removed.'],
  ['Bangla letters and joiners', 'হোন্ডা র‍্যাপিড 👨‍👩‍👧', 'হোন্ডা র‍্যাপিড 👨‍👩‍👧 was removed.'],
])('F102: a sentence keeps its direction when the name of a bike has %s', (_, name, sentence) => {
  expect(catalogue.removed(name)).toBe(sentence);
});

test('F102: texts in lists and in nested parts are isolated too, and single texts are not', () => {
  expect(catalogue.list(['\u202eA', 'B'], 2)).toBe('2: A, B');
  expect(catalogue.parts[0]?.of('\u202eA')).toBe('of A');
  expect(catalogue.formats.brand('\u202eA')).toBe('\u202eA');
  expect(catalogue.title).toBe('Saved');
});

test('F102: photo descriptions, messages and shared texts contain no direction marks of a name', () => {
  const name = '\u202eHonda\u2067';
  const { contact, share } = isolateTexts(enBikeDetails).bikeDetails;
  const texts = [
    isolateTexts(en).bikes.photoAlt(name),
    contact.message(name, '\u202e5', 'https://shop.example'),
    share.text(name, '\u202e2004', '\u202e5'),
  ];
  expect(texts.join('')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});
