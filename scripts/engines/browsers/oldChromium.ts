import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { root } from '../../lib/install.mjs';

/** The versions of the npm package `@sparticuz/chromium`, which contains Chromium for Linux as a compressed file. */
const packages = { chromium109: '109.0.6', chromium112: '112.0.2' } as const;
export type OldChromium = keyof typeof packages;

/** The last version of Puppeteer that can drive these versions of Chromium. */
const puppeteerVersion = '20.9.0';

/**
 * Returns the paths of an old Chromium and of a Puppeteer that can drive it. The first time, it downloads both from npm (60 MB)
 * into a folder that git ignores. They are no dependencies of the project, because only this command needs them.
 */
export const ensureOldChromium = async (name: OldChromium): Promise<{ executablePath: string; puppeteer: string }> => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('it runs only on Linux with an x64 processor');
  const folder = join(root, 'node_modules/.cache/old-browsers', name);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) {
    const wanted = [`@sparticuz/chromium@${packages[name]}`, `puppeteer-core@${puppeteerVersion}`];
    console.info(`Downloading ${wanted.join(' and ')}.`);
    await mkdir(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', ...options, ...wanted], { stdio: ['ignore', 'ignore', 'inherit'] });
    const compressed = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
    await pipeline(createReadStream(compressed), createBrotliDecompress(), createWriteStream(`${executablePath}.part`));
    await chmod(`${executablePath}.part`, 0o755);
    renameSync(`${executablePath}.part`, executablePath);
  }
  return { executablePath, puppeteer: createRequire(join(folder, 'node_modules/x.js')).resolve('puppeteer-core') };
};
