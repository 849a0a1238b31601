import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const least = [20, 19];

/** Whether a version such as '20.19.0' is new enough. */
const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > least[0] || (major === least[0] && minor >= least[1]);
};

/** What a lockfile of npm's lists, by the folder of each; undefined where there is none that can be read. */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/**
 * Whether the packages of a folder are there, as its lockfile has them. npm leaves a list of what it installed behind in
 * node_modules, once all is there; what counts is what stands in the two, and not their times, which a copy or a checkout
 * changes. Of the optional packages each platform has others, so one may be missing, but none may be of another version.
 *
 * @param {string} folder where package-lock.json lies
 */
export const isInstalled = (folder) => {
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  const isAsWanted = ([path, { version, optional }]) =>
    // The first is the folder itself, which npm does not list among what it installed.
    path === '' || (installed[path] ? installed[path].version === version : optional === true);
  return (
    Object.entries(wanted).every(isAsWanted) &&
    // Too many is as bad; and a package may have been taken away, or be half there, behind npm's back.
    Object.keys(installed).every((path) => wanted[path] && existsSync(join(folder, path, 'package.json')))
  );
};

/** npm is a script on Windows, which only a shell can start. */
const npm = (args) =>
  spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', stdio: 'pipe' });

/**
 * Sees to it that this Node can run the shop and that its packages are there, as the lockfile has them. Uses nothing but
 * Node itself, since nothing else may be there yet. Says one line when it has to install; ends the process with 1, and
 * says why, when that cannot be.
 */
export const ensureInstalled = () => {
  if (!isNewEnough(process.versions.node)) {
    console.error(`Second Gear needs Node ${least.join('.')} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled(root)) return;
  console.info('Installing packages. This takes a minute or two, once.');
  const { status, stdout, stderr, error } = npm(['ci', '--no-audit', '--no-fund']);
  if (status === 0) return;
  console.error(stdout ?? '', stderr ?? '', error?.message ?? '');
  console.error('The packages could not be installed; npm says above why.');
  process.exit(1);
};
