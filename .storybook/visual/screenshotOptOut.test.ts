import { expect, test } from 'vitest';
import { optOutError } from './storyIndex.ts';

const reason = 'A toast that disappears during the screenshot.';

test.each([
  { story: 'a story with a screenshot', tags: ['test'], noPicture: undefined },
  { story: 'a story with tag and reason', tags: ['test', 'no-picture'], noPicture: reason },
])('optOutError accepts $story', ({ tags, noPicture }) => {
  expect(optOutError({ tags, noPicture })).toBeUndefined();
});

test.each([
  { mistake: 'the tag alone', tags: ['no-picture'], noPicture: undefined, message: 'does not say why' },
  { mistake: 'an empty reason', tags: ['no-picture'], noPicture: '  ', message: 'does not say why' },
  { mistake: 'a reason that is not text', tags: ['no-picture'], noPicture: true, message: 'does not say why' },
  { mistake: 'a reason without the tag', tags: ['test'], noPicture: reason, message: 'tag no-picture is missing' },
])('optOutError rejects $mistake', ({ tags, noPicture, message }) => {
  expect(optOutError({ tags, noPicture })).toContain(message);
});
