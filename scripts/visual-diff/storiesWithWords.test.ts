import { expect, test } from 'vitest';
import { containsWords } from './storiesWithWords.mjs';

test('containsWords looks for all words in the path and the name, without capital letters, spaces and hyphens', () => {
  const file = './packages/ui/src/components/base/Button/Button.stories.tsx';
  for (const name of ['LongLabel', 'long-label'])
    expect(containsWords(['button', 'Long label'], file, name)).toBe(true);
  expect(containsWords(['Button', 'short'], file, 'LongLabel')).toBe(false);
});
