import { copyFile, cp, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What a run leaves behind, and what git keeps. */
const left = new Set(['node_modules', '.git', '.data', 'coverage', 'dist', 'storybook-static', 'test-results']);

/** What tools keep among the packages; two copies are not to write into one another's. */
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/** Hard links where possible, because packages are large and are never written. */
const linkAll = async (from: string, to: string, without?: ReadonlySet<string>): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (without?.has(entry.name)) continue;
    if (entry.isDirectory()) await linkAll(source, target);
    // Relative ones, so that the shop's own packages are the copy's.
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
};

/** A copy of the repository as it lies there, changes that are not committed included, with packages of its own. */
export const copyOfTree = async (root: string, to: string): Promise<void> => {
  await cp(root, to, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) });
  await linkAll(join(root, 'node_modules'), join(to, 'node_modules'), caches);
};
