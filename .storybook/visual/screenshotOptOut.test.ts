import { expect, test } from 'vitest';
import { optOutError } from './screenshotOptOut.ts';

const reason = 'A toast that disappears during the screenshot.';

test.each([
  { story: 'a story with a screenshot', tags: ['test'], noScreenshot: undefined },
  { story: 'a story with the tag no-screenshot and a reason', tags: ['test', 'no-screenshot'], noScreenshot: reason },
])('optOutError accepts $story', ({ tags, noScreenshot }) => {
  expect(optOutError({ tags, noScreenshot })).toBeUndefined();
});

test.each([
  {
    mistake: 'the tag no-screenshot without a reason',
    tags: ['no-screenshot'],
    noScreenshot: undefined,
    message: 'does not say why',
  },
  { mistake: 'an empty reason', tags: ['no-screenshot'], noScreenshot: '  ', message: 'does not say why' },
  { mistake: 'a reason that is not text', tags: ['no-screenshot'], noScreenshot: true, message: 'does not say why' },
  {
    mistake: 'a reason without the tag no-screenshot',
    tags: ['test'],
    noScreenshot: reason,
    message: 'tag no-screenshot is missing',
  },
])('optOutError rejects $mistake', ({ tags, noScreenshot, message }) => {
  expect(optOutError({ tags, noScreenshot })).toContain(message);
});
