import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
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

const changedAt = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;

/** npm leaves a lockfile of its own behind in node_modules: what it installed, and when. */
const isInstalled = () => {
  const installed = changedAt('node_modules/.package-lock.json');
  return installed !== undefined && installed >= (changedAt('package-lock.json') ?? 0);
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
  if (isInstalled()) return;
  console.info('Installing packages. This takes a minute or two, once.');
  const { status, stdout, stderr, error } = npm(['ci', '--no-audit', '--no-fund']);
  if (status === 0) return;
  console.error(stdout ?? '', stderr ?? '', error?.message ?? '');
  console.error('The packages could not be installed; npm says above why.');
  process.exit(1);
};
