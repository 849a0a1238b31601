import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesInGit, currentCommit } from './changesInGit.mjs';

const stories = ['changed', 'new', 'same'].map((id) => ({ id, title: `Title of ${id}`, name: 'Default' }));

const commitScreenshots = () => {
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  mkdirSync(join(root, 'pictures/dark'), { recursive: true });
  for (const name of ['changed', 'deleted', 'same']) writeFileSync(join(root, `pictures/dark/${name}.webp`), 'before');
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'Add <screenshots>');
  return root;
};

test('changesInGit returns the screenshots that were changed, added or deleted since the commit, with both images', () => {
  const root = commitScreenshots();
  writeFileSync(join(root, 'pictures/dark/changed.webp'), 'after');
  writeFileSync(join(root, 'pictures/dark/new.webp'), 'after');
  rmSync(join(root, 'pictures/dark/deleted.webp'));
  const changes = changesInGit(root, 'pictures', stories);
  const contents = changes.map(({ title, screenshot, images }) => ({
    title,
    screenshot,
    before: images.expected && readFileSync(images.expected, 'utf8'),
    after: images.actual && readFileSync(images.actual, 'utf8'),
  }));
  expect(contents).toEqual([
    { title: 'Title of changed', screenshot: 'dark/changed', before: 'before', after: 'after' },
    {
      title: 'Stories that do not exist any more',
      screenshot: 'dark/deleted',
      before: 'before',
      after: undefined,
    },
    { title: 'Title of new', screenshot: 'dark/new', before: undefined, after: 'after' },
  ]);
  expect(currentCommit(root)).toMatch(/^[0-9a-f]+ Add <screenshots>$/);
});

test('changesInGit returns nothing when no screenshot has changed', () => {
  expect(changesInGit(commitScreenshots(), 'pictures', stories)).toEqual([]);
});
