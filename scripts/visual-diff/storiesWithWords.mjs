import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from './revisions.mjs';

/** Capital letters, spaces and hyphens do not count: the story `LongLabel` has the id `…--long-label`. */
const simplify = (text) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** Whether the path of a story's file or the last part of its id, or its export, contains all words. */
export const containsWords = (words, file, name) => {
  const text = simplify(`${file} ${name}`);
  return words.every((word) => text.includes(simplify(word)));
};

/** The files with a story that has all words. Reads only the sources, because Storybook needs some seconds to list its stories. */
export const storyFilesWith = (root, words) =>
  gitIn(root)('ls-files', '--cached', '--others', '--exclude-standard', '*.stories.tsx')
    .split('\n')
    .filter((file) => {
      const exports = [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+)/gm)];
      return exports.some(([, name]) => containsWords(words, file, name));
    });
