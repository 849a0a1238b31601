import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The usual paths, in order of preference. The headless shell is a Chromium without windows: end-to-end tests run 20 %
 * faster.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];

/** Returns the path of a Chromium: CHROMIUM_PATH, one of the system, or the one that Playwright has downloaded. */
export const findBrowser = () => {
  const configured = process.env.CHROMIUM_PATH;
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [...(configured ? [configured] : []), ...installed, ...playwrightBrowser()];
  return candidates.find((path) => existsSync(path));
};

/** The options with which every test starts Chromium. */
export const launchOptions = () => {
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [
      // Chromium's sandbox does not work in most containers and for root.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  };
};

/** A function and no constant, because on a fresh clone this module loads before the packages are installed. */
const playwrightBrowser = () => {
  try {
    return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
  } catch {
    return [];
  }
};

/** Finds a Chromium, or installs the package of Debian. @throws {Error} with instructions, when it cannot be installed */
export const ensureBrowser = () => {
  const found = findBrowser();
  if (found) return found;
  installDebianChromium();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The tests need a Chromium, but none was found. Install one (on Debian: sudo apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to its path.',
  );
};

/** Installs packages of Debian, as root or with sudo. False on other systems, and when sudo would ask for a password. */
const installDebianPackages = (packages) => {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
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
  if (!run('apt-get', 'update', '--quiet'))
    console.warn('apt-get update failed; continuing with the known package lists.');
  return run('apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', ...packages);
};

const installDebianChromium = () => {
  console.info('No Chromium found: installing it (apt-get install chromium-headless-shell).');
  // Install the complete Chromium on older releases of Debian, which have no package of the headless shell.
  if (!installDebianPackages(['chromium-headless-shell', 'fonts-liberation']))
    installDebianPackages(['chromium', 'fonts-liberation']);
};
