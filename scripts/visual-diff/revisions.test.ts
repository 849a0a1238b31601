import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles, findBase, writeWorkingTree } from './revisions.mjs';

const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.com'];

/** A repository with two commits on main, and the branch `work` with a third one. */
const createRepository = () => {
  const root = mkdtempSync(join(tmpdir(), 'repository-'));
  const git = (...args: string[]) => execFileSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' });
  const commit = (subject: string) => {
    writeFileSync(join(root, 'file'), subject);
    git('add', '.');
    git('commit', '--quiet', '-m', subject);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  for (const subject of ['First', 'Second']) commit(subject);
  git('switch', '--quiet', '--create', 'work');
  commit('Third');
  return { root, git };
};

const subjectOf = (root: string, revision?: string) => findBase(root, revision).subject.replace(/^\w+ /, '');

test('findBase returns the commit where the branch left main, or the revision that the user names', () => {
  const { root } = createRepository();
  expect(subjectOf(root)).toBe('Second');
  expect(subjectOf(root, 'HEAD~2')).toBe('First');
});

test('findBase returns the commit before on main, and the last commit when something is uncommitted there', () => {
  const { root, git } = createRepository();
  git('switch', '--quiet', 'main');
  expect(subjectOf(root)).toBe('First');
  writeFileSync(join(root, 'new'), 'uncommitted');
  expect(subjectOf(root)).toBe('Second');
});

test('findBase says what is missing when a revision is unknown, the clone is shallow or the folder is no clone', () => {
  const { root } = createRepository();
  const clone = join(mkdtempSync(join(tmpdir(), 'shallow-')), 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
  const unpacked = join(root, 'unpacked');
  mkdirSync(unpacked);
  expect(() => findBase(root, 'nowhere')).toThrow('The revision nowhere is missing.');
  expect(() => findBase(clone, undefined)).toThrow('shallow clone: run git fetch --unshallow.');
  for (const folder of [unpacked, tmpdir()]) expect(() => findBase(folder, undefined)).toThrow('no clone');
});

test('changedFiles lists uncommitted, new and deleted files, and what imports a virtual module, but no ignored files', () => {
  const { root, git } = createRepository();
  writeFileSync(join(root, '.gitignore'), 'ignored');
  writeFileSync(join(root, 'page.ts'), "import data from 'virtual:data';");
  git('add', '.');
  git('commit', '--quiet', '-m', 'Fourth');
  const { tree } = findBase(root, 'HEAD');
  expect(changedFiles(root, tree, writeWorkingTree(root))).toEqual([]);
  for (const name of ['new', 'ignored', 'বাইক']) cpSync(join(root, 'page.ts'), join(root, name));
  rmSync(join(root, 'file'));
  expect(changedFiles(root, tree, writeWorkingTree(root)).toSorted()).toEqual(['file', 'new', 'page.ts', 'বাইক']);
  expect(git('diff', '--cached', '--name-only')).toBe('');
});
