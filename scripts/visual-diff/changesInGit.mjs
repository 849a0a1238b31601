import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns the abbreviated hash and the subject of the current commit, such as '1a2b3c4 Add a data saver'. */
export const currentCommit = (root) =>
  execFileSync('git', ['log', '-1', '--format=%h %s'], { cwd: root, encoding: 'utf8' }).trim();

/**
 * Returns the screenshots of the working tree that are not those of the current commit: changed, new or deleted ones.
 *
 * @param {string} root the folder of the repository
 * @param {string} folder the folder of the screenshots, relative to `root`
 * @param {{ id: string; title: string; name: string }[]} stories
 * @returns {import('./visualDiffReport.mjs').Change[]}
 */
export const changesInGit = (root, folder, stories) => {
  const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const filesOf = (...args) =>
    git(...args, '-z', '--', folder)
      .toString()
      .split('\0')
      .filter(Boolean);
  const inCommit = new Set(filesOf('diff', '--name-only', '--diff-filter=MD', 'HEAD'));
  const changed = [...filesOf('diff', '--name-only', 'HEAD'), ...filesOf('ls-files', '--others', '--exclude-standard')];
  const before = mkdtempSync(join(tmpdir(), 'screenshots-before-'));
  return changed
    .filter((file) => file.endsWith('.webp'))
    .map((file, index) => {
      const screenshot = file.slice(folder.length + 1, -'.webp'.length);
      const id = screenshot.split('/').at(-1);
      const story = stories.find((one) => one.id === id);
      const images = {};
      if (inCommit.has(file)) {
        images.expected = join(before, `${index}.webp`);
        writeFileSync(images.expected, git('show', `HEAD:${file}`));
      }
      if (existsSync(join(root, file))) images.actual = join(root, file);
      return {
        title: story?.title ?? 'Stories that do not exist any more',
        name: story?.name ?? id,
        screenshot,
        images,
      };
    });
};
