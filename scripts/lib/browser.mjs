import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The best first: a headless shell is Chromium without the parts of a window, and a fifth quicker in the journeys. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Looks for a Chromium: where CHROMIUM_PATH points, then where systems keep one, then the one that Playwright may have
 * downloaded.
 *
 * @returns {string | undefined} the path of an executable, or undefined where there is none.
 */
export const findBrowser = () => {
  const given = process.env.CHROMIUM_PATH;
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [...(given ? [given] : []), ...installed, ...macApps, ...playwrightsOwn()];
  return candidates.find((path) => existsSync(path));
};

/**
 * How every test starts its Chromium.
 *
 * @returns {{ executablePath?: string, args: string[] }} what Playwright calls launch options.
 */
export const launchOptions = () => {
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Containers and root have no sandbox of their own to give.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
};

/** Asked for late: on a fresh clone this module is read before anything is installed. */
const playwrightsOwn = () => {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return [];
  }
};

/**
 * Finds a Chromium, or installs Debian's.
 *
 * @returns {string} the path of an executable.
 * @throws {Error} with a sentence that says what to do, where there is none and none can be installed.
 */
export const ensureBrowser = () => {
  const found = findBrowser();
  if (found) return found;
  installDebianChromium();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The tests need a Chromium, and there is none. Install one (on Debian: sudo apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or point CHROMIUM_PATH at one.',
  );
};

const installDebianChromium = () => {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '--non-interactive'];
  const run = (...words) => {
    const [command, ...rest] = [...prefix, ...words];
    const { status } = spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  };
  console.info('No Chromium found: installing Debian’s (apt-get install chromium-headless-shell).');
  if (!run('apt-get', 'update', '--quiet'))
    console.warn('apt-get update did not go through; trying with what it knows.');
  const install = (browser) =>
    run('apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', browser, 'fonts-liberation');
  // Older releases of Debian have no package of the shell alone.
  if (!install('chromium-headless-shell')) install('chromium');
};
