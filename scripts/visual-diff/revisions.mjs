import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns a function that runs git in a folder and returns its output. Git's messages are not shown.
 *
 * @param {string} folder
 * @param {Record<string, string>} env
 */
export const gitIn =
  (folder, env = {}) =>
  (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();

/** Runs git and returns its output, or undefined when git fails. */
const tryGit = (git, ...args) => {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
};

/** The commit where the current branch left main; the commit before HEAD if it has not, and nothing is uncommitted. */
const findDefaultBase = (git) => {
  const main = ['main', 'origin/main'].filter((name) => tryGit(git, 'rev-parse', '--verify', '--quiet', name));
  const head = git('rev-parse', 'HEAD');
  const left = main.length > 0 ? tryGit(git, 'merge-base', 'HEAD', ...main)?.split('\n')[0] : undefined;
  if (left && left !== head) return left;
  return left && git('status', '--porcelain') !== '' ? head : tryGit(git, 'rev-parse', '--verify', '--quiet', 'HEAD~1');
};

/**
 * Finds the revision with which the files of a folder are compared.
 *
 * @param {string} root the folder of the repository
 * @param {string | undefined} revision a revision of git; if missing, the commit where the branch left main
 * @returns {{ commit: string; tree: string; subject: string }} `subject` begins with the abbreviated hash
 * @throws {Error} with a sentence that says what is missing
 */
export const findBase = (root, revision) => {
  const git = gitIn(root);
  const prefix = tryGit(git, 'rev-parse', '--show-prefix');
  // A folder inside another repository has a prefix.
  if (prefix !== '')
    throw new Error('This folder is no clone of the git repository, so there is no earlier revision to compare with.');
  const commit = revision
    ? tryGit(git, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
    : findDefaultBase(git);
  if (!commit) {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
    const missing = revision ? `The revision ${revision} is missing` : 'The commit to compare with is missing';
    throw new Error(isShallow ? `${missing} in this shallow clone: run git fetch --unshallow.` : `${missing}.`);
  }
  return {
    commit,
    tree: git('rev-parse', `${commit}^{tree}`),
    subject: git('log', '-1', '--format=%h %s', commit),
  };
};

/** Writes the files of a folder, also the uncommitted ones, as a tree of git, and returns its hash. The index stays the same. */
export const writeWorkingTree = (root) => {
  const folder = mkdtempSync(join(tmpdir(), 'index-'));
  const index = join(root, gitIn(root)('rev-parse', '--git-path', 'index'));
  const copy = join(folder, 'index');
  // Git reads only files that differ from the index, so a copy of it saves time.
  if (existsSync(index)) copyFileSync(index, copy);
  const git = gitIn(root, { GIT_INDEX_FILE: copy });
  git('add', '--all');
  const tree = git('write-tree');
  rmSync(folder, { recursive: true });
  return tree;
};

/**
 * The paths of the files that differ between two trees. The files that import a virtual module are among them if anything
 * differs, because any document or test may be the source of such a module.
 */
export const changedFiles = (root, before, after) => {
  const git = gitIn(root);
  const lines = (text = '') => text.split('\n').filter(Boolean);
  const changed = lines(git('-c', 'core.quotePath=off', 'diff', '--name-only', '--no-renames', before, after));
  if (changed.length === 0) return [];
  const importers = lines(
    tryGit(git, 'grep', '-l', "from 'virtual:", after, '--', '*.ts', '*.tsx', ':!.storybook/preview.tsx'),
  );
  return [...changed, ...importers.map((name) => name.slice(name.indexOf(':') + 1))];
};
