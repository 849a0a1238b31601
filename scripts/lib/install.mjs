import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const minimumVersion = [20, 19];

/** Whether a version such as '20.19.0' is new enough. */
const isNewEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > minimumVersion[0] || (major === minimumVersion[0] && minor >= minimumVersion[1]);
};

/** The packages that a lockfile of npm lists, by folder; undefined when the file is missing or invalid. */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/**
 * Whether the installed packages of a folder match its lockfile. After an installation npm writes a list of the
 * installed packages into node_modules. This list and the lockfile are compared by content and not by time, because a
 * copy or a checkout changes the times. An optional package may be missing, because it is only for some platforms, but
 * it must not have another version.
 *
 * @param {string} folder the folder with package-lock.json
 */
export const isInstalled = (folder) => {
  const locked = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (!locked || !installed) return false;
  const isAsLocked = ([path, { version, optional }]) =>
    // The entry '' of the lockfile is the folder itself, which is not in the list of installed packages.
    path === '' || (installed[path] ? installed[path].version === version : optional === true);
  return (
    Object.entries(locked).every(isAsLocked) &&
    // An additional package is a difference too. The package.json of each package must exist, because a folder may have
    // been deleted or be incomplete.
    Object.keys(installed).every((path) => locked[path] && existsSync(join(folder, path, 'package.json')))
  );
};

/** On Windows npm is a script, which only a shell can start. */
const npm = (args) =>
  spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', stdio: 'pipe' });

/**
 * Checks the version of Node, and installs the packages of the lockfile when they are missing or differ. Imports only
 * modules of Node, because nothing else may be installed yet. Prints one line when it installs. If the check or the
 * installation fails, prints the reason and ends the process with exit code 1.
 */
export const ensureInstalled = () => {
  if (!isNewEnough(process.versions.node)) {
    console.error(`Second Gear needs Node ${minimumVersion.join('.')} or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled(root)) return;
  console.info('Installing packages. This takes a minute or two, once.');
  // `--include=dev`, because npm leaves out what the commands need when NODE_ENV is production or `omit` is set.
  const { status, stdout, stderr, error } = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (status === 0 && isInstalled(root)) return;
  console.error(stdout ?? '', stderr ?? '', error?.message ?? '');
  console.error(
    'The packages could not be installed. See the output of npm above, or run `npm ci --include=dev` yourself.',
  );
  process.exit(1);
};
