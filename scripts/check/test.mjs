#!/usr/bin/env node
// npm test: installs missing packages, runs every check and ends with one line: N passed, N failed.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from '../lib/install.mjs';
import { readExit, readPlaywright, readVitest } from '../test-runner/results.mjs';

const vitest = (config) => ({
  command: ['npx', 'vitest', 'run', '--config', config, '--reporter=default', '--reporter=json'],
  read: readVitest,
});
const npm = (...words) => ({ command: ['npm', 'run', '--silent', ...words] });
const typeScriptProjects = ['.', 'packages/contract', 'packages/domain', 'mock-server'];

/** Checks that run one after the other, because the end-to-end tests need the app build. */
const appChecks = {
  types: { command: ['npx', 'tsc', '-p'], each: typeScriptProjects.map((folder) => `${folder}/tsconfig.json`) },
  lint: npm('lint'),
  build: npm('build'),
  'build of the demo': npm('build', '--', '--demo'),
  'end to end': {
    command: ['npx', 'playwright', 'test', '--config', 'packages/app/e2e/playwright.config.ts', '--reporter=list,json'],
    read: readPlaywright,
  },
};
/**
 * Checks that run at the same time as `appChecks`, in this order: one at a time, and two at a time when `appChecks` have
 * ended. With four browsers on two cores each test took up to six times as long as alone.
 */
const otherChecks = {
  stories: vitest('.storybook/vitest.config.ts'),
  'app in a browser': vitest('packages/app/vitest.browser.config.ts'),
  unit: vitest('scripts/test-runner/vitest.unit.config.ts'),
};
const names = Object.keys({ ...appChecks, ...otherChecks });

// `npm test -- stories unit` runs only the checks whose names contain one of the words.
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = words.filter((word) => !names.some((name) => name.includes(word)));
if (unknown.length > 0) {
  console.error(`There is no check called ${unknown.join(', ')}. There are: ${names.join('; ')}.`);
  process.exit(2);
}

ensureInstalled();
// Imported after the installation, because this module needs packages.
const { ensureBrowser } = await import('../lib/browser.mjs');
const reports = await mkdtemp(join(tmpdir(), 'second-gear-'));
const env = {
  ...process.env,
  CHROMIUM_PATH: ensureBrowser(),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  CI: '1',
  // `npm test -- --all` adds the nightly tests, whose configurations read these variables.
  ...(process.argv.includes('--all') && { TEST_ALL: '1', STORY_PASSES: 'all' }),
};

/** Runs a command until it ends, and resolves with its exit code. Its output is printed, or given to `onOutput`. */
const run = ([command, ...args], moreEnv, onOutput) =>
  new Promise((resolve) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const stdio = ['ignore', output, output];
    const child = spawn(command, args, { cwd: root, stdio, env: { ...env, ...moreEnv } });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs one check. With `isBuffered` its output is printed at its end, so that the output of two checks is not mixed. */
const runCheck = async ([name, { command, each = [''], read = readExit }], isBuffered) => {
  const output = [];
  if (!isBuffered) console.info(`\n— ${name}`);
  const started = Date.now();
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reportEnv = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  let code = 0;
  for (const argument of each) {
    const more = read === readVitest ? [`--outputFile.json=${report}`] : [];
    code ||= await run(
      [...command, ...more, argument].filter(Boolean),
      reportEnv,
      isBuffered && ((piece) => output.push(piece)),
    );
  }
  if (isBuffered) console.info(`\n— ${name}\n${output.join('')}`);
  const json = await readFile(report, 'utf8').then(JSON.parse, () => undefined);
  return { name, ...read(code, json), seconds: Math.round((Date.now() - started) / 1000) };
};

/** Takes checks from the beginning of a list and runs them, until the list is empty. */
const runChecks = async (checks, isBuffered) => {
  const results = [];
  for (let check = checks.shift(); check; check = checks.shift()) results.push(await runCheck(check, isBuffered));
  return results;
};

const [first, others] = [appChecks, otherChecks].map((checks) =>
  Object.entries(checks).filter(([name]) => words.length === 0 || words.some((word) => name.includes(word))),
);
const isBuffered = first.length > 0 || others.length > 1;
const results = (
  await Promise.all([
    runChecks(first, false).then(async (ended) => [...ended, ...(await runChecks(others, isBuffered))]),
    runChecks(others, isBuffered),
  ])
).flat();
await rm(reports, { recursive: true, force: true });

console.info('');
for (const { name, failures } of results)
  for (const failure of failures)
    console.info(`✗ ${name}: ${failure.name}\n${failure.message.replace(/^/gm, '    ')}\n`);
for (const { name, passed, failures, seconds } of results)
  console.info(`${failures.length ? '✗' : '✓'} ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
const passed = results.reduce((total, result) => total + result.passed, 0);
const failed = results.reduce((total, result) => total + result.failures.length, 0);
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
