import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, installDebianPackages } from '../../lib/browser.mjs';
import type { Browser, EngineName } from './browser.ts';
import { ensureOldChromium, type OldChromium } from './oldChromium.ts';
import { startOldChromium, startWithPuppeteer } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

const firstExisting = (paths: readonly string[]) => paths.find((path) => existsSync(path));

const findFirefox = () =>
  firstExisting([process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']);

/** MiniBrowser is in the folder of the library, whose path contains the processor and the version of the library. */
const findMiniBrowser = () => {
  const isInstalled = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path));
  const folders = ['/usr/lib', '/usr/libexec'].filter((path) => existsSync(path));
  const libraries = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return isInstalled
    ? firstExisting(libraries.map((library) => join(library, 'webkit2gtk-4.1/MiniBrowser')))
    : undefined;
};

/**
 * Returns the path of a browser. Installs Debian's packages when there is none.
 * @throws {Error} that says what to install, when that is not possible
 */
const ensureInstalled = (find: () => string | undefined, packages: string[]): string => {
  const found = find();
  if (found) return found;
  console.info(`Installing ${packages.join(' and ')}.`);
  installDebianPackages(packages);
  const installed = find();
  if (installed) return installed;
  throw new Error(`it needs Debian’s packages ${packages.join(' and ')}, and could not install them`);
};

const startOld = async (name: OldChromium) => startOldChromium(await ensureOldChromium(name));

/** Starts the browser of an engine, and installs it first when it is missing. */
export const startBrowser: Record<EngineName, () => Promise<Browser>> = {
  chromium: async () => startWithPuppeteer('chromium', ensureBrowser()),
  firefox: async () => startWithPuppeteer('firefox', ensureInstalled(findFirefox, ['firefox-esr'])),
  webkit: async () => startWebKit(ensureInstalled(findMiniBrowser, ['webkit2gtk-driver', 'xvfb'])),
  chromium109: () => startOld('chromium109'),
  chromium112: () => startOld('chromium112'),
};
