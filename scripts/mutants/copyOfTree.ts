import { copyFile, cp, link, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Folders that are not copied: packages, results of commands, and the data of Git. */
const left = new Set(['node_modules', '.git', '.data', 'coverage', 'dist', 'storybook-static', 'test-results']);

/**
 * Caches that tools write into node_modules. They are not linked, because two copies must not write into the same
 * cache.
 */
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

/** Copies a folder with hard links where possible, because packages are large and no tool writes into them. */
const linkAll = async (from: string, to: string, without?: ReadonlySet<string>): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (without?.has(entry.name)) continue;
    if (entry.isDirectory()) await linkAll(source, target);
    // Keep symbolic links relative, so that a link to a package of this repository points into the copy.
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
};

/** Copies the repository with all changes that are not committed, and with a separate node_modules folder. */
export const copyOfTree = async (root: string, to: string): Promise<void> => {
  await cp(root, to, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) });
  await linkAll(join(root, 'node_modules'), join(to, 'node_modules'), caches);
};
