import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';

/** Reads `.gitignore`, whose lines are names of files and folders, with `*`. Returns whether it ignores a name. */
const readIgnored = (folder) => {
  const rules = ['.git', ...readFileSync(join(folder, '.gitignore'), 'utf8').split(/\r?\n/)]
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => ({
      ignores: !line.startsWith('!'),
      name: new RegExp(
        `^${line
          .replace(/^!|\/$/g, '')
          .replaceAll('.', '\\.')
          .replaceAll('*', '.*')}$`,
      ),
    }));
  return (name) => rules.findLast((rule) => rule.name.test(name))?.ignores ?? false;
};

const walk = (folder, path, isIgnored) =>
  readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    if (isIgnored(entry.name)) return [];
    const name = path ? `${path}/${entry.name}` : entry.name;
    return entry.isDirectory() ? walk(folder, name, isIgnored) : [name];
  });

/**
 * Returns the paths of the repository's files, with `/`. Without git, for example after the download of a ZIP file, they
 * are all files that `.gitignore` does not name.
 *
 * @param {string[]} folders only files in these folders; all files if empty
 * @param {string} folder the folder of the repository
 * @returns {string[]}
 */
export const sourceFiles = (folders = [], folder = root) => {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = status === 0 ? stdout.split('\0').filter(Boolean) : walk(folder, '', readIgnored(folder));
  return files.filter((file) => folders.length === 0 || folders.some((one) => file.startsWith(`${one}/`)));
};
