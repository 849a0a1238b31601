import { expect, test } from 'vitest';
import { optOutFault } from './storyIndex.ts';

const reason = 'A toast that leaves while it is looked at.';

test.each([
  { it: 'an ordinary story', tags: ['test'], noPicture: undefined },
  { it: 'one that says why it has none', tags: ['test', 'no-picture'], noPicture: reason },
])('There is nothing wrong with $it', ({ tags, noPicture }) => {
  expect(optOutFault({ tags, noPicture })).toBeUndefined();
});

test.each([
  { it: 'the tag alone', tags: ['no-picture'], noPicture: undefined, says: 'does not say why' },
  { it: 'an empty reason', tags: ['no-picture'], noPicture: '  ', says: 'does not say why' },
  { it: 'what is no sentence', tags: ['no-picture'], noPicture: true, says: 'does not say why' },
  { it: 'a reason without the tag', tags: ['test'], noPicture: reason, says: 'tag no-picture is missing' },
])('A story may not opt out by $it', ({ tags, noPicture, says }) => {
  expect(optOutFault({ tags, noPicture })).toContain(says);
});
