import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/**
 * Returns the function that names the classes and keyframes of CSS modules in a build: a hash of the file's path and the index
 * of the name in that file, so that the browser build and the prerender build agree. The names are short, because they occur
 * in every page. Throws if two files have the same hash.
 */
export const createClassNames = () => {
  const files = new Map<string, string>();
  return (name: string, file: string, css: string): string => {
    const path = relative(root, file).replaceAll('\\', '/');
    const hash = createHash('sha256').update(path).digest('base64url').slice(0, 3);
    const other = files.get(hash) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} have the same class name hash: rename one of them.`);
    files.set(hash, path);
    const names = [
      ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, one = '']) => one)),
    ].sort();
    const index = names.indexOf(name);
    if (index < 0) throw new Error(`${path} has no class and no keyframes '${name}'.`);
    return `_${hash}${index.toString(36)}`;
  };
};
