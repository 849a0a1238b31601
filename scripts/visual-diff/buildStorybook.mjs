import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { programOf } from '../lib/processes.mjs';
import { gitIn } from './revisions.mjs';

/** Runs a program with Node, and resolves with its exit code. */
const run = (args, cwd) =>
  new Promise((resolve) => {
    const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** The file in a built Storybook with the hash of the tree from which it was built. */
const markOf = (folder) => join(folder, 'tree.txt');
const isBuilt = (folder, tree) => existsSync(markOf(folder)) && readFileSync(markOf(folder), 'utf8') === tree;

/**
 * Builds the Storybook of the files in `source`, without its documents. Does nothing if it was built from the same tree before.
 *
 * @param {{ source: string; folder: string; tree: string }} options `folder` is where the Storybook is written
 */
export const buildStorybook = async ({ source, folder, tree }) => {
  if (isBuilt(folder, tree)) return;
  const args = ['build', '--config-dir', '.storybook', '--output-dir', folder, '--stats-json', '--test', '--quiet'];
  const code = await run([programOf('storybook', 'storybook'), ...args, '--loglevel', 'error'], source);
  if (code !== 0) throw new Error(`Storybook cannot be built in ${source}.`);
  writeFileSync(markOf(folder), tree);
};

/**
 * Makes the packages available in a work tree. The work tree is inside the folder of the repository, so Node finds there what is
 * not in the work tree. With the same lockfile only our own packages need links.
 */
const installPackages = (root, source) => {
  const lockfile = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockfile(source) !== lockfile(root)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: source,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    return;
  }
  const { packages } = JSON.parse(lockfile(root));
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    if (!link) continue;
    mkdirSync(dirname(join(source, path)), { recursive: true });
    symlinkSync(join(source, resolved), join(source, path), 'junction');
  }
};

/** Builds the Storybook of a commit in a work tree of git. Does nothing if it was built before. */
export const buildBaseStorybook = async ({ root, commit, tree, folder }) => {
  if (isBuilt(folder, tree)) return;
  const source = `${folder}-source`;
  const git = gitIn(root);
  const removeSource = () => {
    rmSync(source, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  removeSource();
  git('worktree', 'add', '--detach', '--force', source, commit);
  try {
    installPackages(root, source);
    await buildStorybook({ source, folder, tree });
  } finally {
    removeSource();
  }
};
