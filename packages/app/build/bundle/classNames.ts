import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/**
 * Names the classes and keyframes of CSS modules in the built shop, as shortly as can be: they stand in every page, and twice
 * in the code. A name tells its file, and which of that file's it is, so that it is the same wherever the shop is drawn.
 * Throws where two files would share their names.
 */
export const createClassNames = () => {
  const files = new Map<string, string>();
  return (name: string, file: string, css: string): string => {
    const path = relative(root, file).replaceAll('\\', '/');
    const mark = createHash('sha256').update(path).digest('base64url').slice(0, 3);
    const other = files.get(mark) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} would share their classes' names: rename one of them.`);
    files.set(mark, path);
    const names = [
      ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, one = '']) => one)),
    ].sort();
    const place = names.indexOf(name);
    if (place < 0) throw new Error(`${path} has no class and no keyframes '${name}'.`);
    return `_${mark}${place.toString(36)}`;
  };
};
