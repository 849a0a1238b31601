import { expect, test } from 'vitest';
import { selectChecks } from './selectChecks.mjs';

const names = ['types', 'end to end', 'app in a browser', 'stories'];
const select = (...words: string[]) => selectChecks(names, words);

test('selectChecks selects every check when no words are given', () => {
  expect(select()).toEqual({ names, unknown: [], notes: [] });
});

test('selectChecks selects a check by its complete name without a note', () => {
  expect(select('stories', 'types')).toEqual({ names: ['types', 'stories'], unknown: [], notes: [] });
});

test('selectChecks selects checks by a part of their names, and returns a note with the selected names', () => {
  expect(select('app')).toEqual({
    names: ['app in a browser'],
    unknown: [],
    notes: ['‘app’ selects ‘app in a browser’.'],
  });
  expect(select('end').notes).toEqual(['‘end’ selects ‘end to end’.']);
  expect(select('o').notes).toEqual(['‘o’ selects ‘end to end’ and ‘app in a browser’ and ‘stories’.']);
});

test('selectChecks selects two checks, with a note, when a word is one name and a part of the other', () => {
  expect(selectChecks(['app', 'app in a browser'], ['app'])).toEqual({
    names: ['app', 'app in a browser'],
    unknown: [],
    notes: ['‘app’ selects ‘app’ and ‘app in a browser’.'],
  });
});

test('selectChecks returns a word as unknown when no name of a check contains the word', () => {
  expect(select('stories', 'storys').unknown).toEqual(['storys']);
});
