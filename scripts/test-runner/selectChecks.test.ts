import { expect, test } from 'vitest';
import { checksFor } from './selectChecks.mjs';

const names = ['types', 'contract, mock server, ui and app', 'app in a browser', 'stories'];
const asked = (...words: string[]) => checksFor(names, words);

test('without a word, every check runs', () => {
  expect(asked()).toEqual({ names, unknown: [], says: [] });
});

test('the whole name of a check is that check, and there is nothing to explain', () => {
  expect(asked('stories', 'types')).toEqual({ names: ['types', 'stories'], unknown: [], says: [] });
});

test('a part of a name runs the whole check, and that is said', () => {
  expect(asked('contract')).toEqual({
    names: ['contract, mock server, ui and app'],
    unknown: [],
    says: ['‘contract’ is in ‘contract, mock server, ui and app’, which runs whole.'],
  });
  expect(asked('app').says).toEqual([
    '‘app’ is in ‘contract, mock server, ui and app’ and ‘app in a browser’, which run whole.',
  ]);
});

test('a whole name that is a part of another runs both, and that is said', () => {
  expect(checksFor(['app', 'app in a browser'], ['app'])).toEqual({
    names: ['app', 'app in a browser'],
    unknown: [],
    says: ['‘app’ is in ‘app’ and ‘app in a browser’, which run whole.'],
  });
});

test('a word of no check is unknown', () => {
  expect(asked('stories', 'storys').unknown).toEqual(['storys']);
});
