#!/usr/bin/env node
// npm test: installs missing packages, runs every check and ends with one line: N passed, N failed.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from '../lib/install.mjs';
import { readExit, readPlaywright, readVitest } from '../test-runner/results.mjs';
import { selectChecks } from '../test-runner/selectChecks.mjs';

/**
 * Runs a command until it ends.
 * @param onOutput receives each piece of its output; without it, the output is printed
 * @returns its exit code
 */
const runCommand = (command, args, env, onOutput) =>
  new Promise((resolve) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

const readJson = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const typeScriptProjects = [
  'tsconfig.json',
  'packages/contract/tsconfig.json',
  'packages/domain/tsconfig.json',
  'mock-server/tsconfig.json',
];

const checkTypes = async (run) => {
  for (const project of typeScriptProjects) {
    const code = await run('npx', ['tsc', '-p', project]);
    if (code !== 0) return readExit(code);
  }
  return readExit(0);
};

const vitest = (name, config) => async (run) => {
  const file = join(reports, `${name}.json`);
  const args = [
    'vitest',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const code = await run('npx', args, env);
  return readVitest(await readJson(file), code);
};

/**
 * Checks that run one after the other, because the end-to-end tests need the app build.
 */
const appChecks = [
  ['types', checkTypes],
  ['lint', async (run) => readExit(await run('npm', ['run', '--silent', 'lint']))],
  ['build', async (run) => readExit(await run('npm', ['run', '--silent', 'build']))],
  ['build of the demo', async (run) => readExit(await run('npm', ['run', '--silent', 'build', '--', '--demo']))],
  [
    'end to end',
    async (run) => {
      const file = join(reports, 'end-to-end.json');
      const code = await run(
        'npx',
        ['playwright', 'test', '--config', 'packages/app/e2e/playwright.config.ts', '--reporter=list,json'],
        { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      );
      return readPlaywright(await readJson(file), code);
    },
  ],
];
/**
 * Checks that run at the same time as `appChecks`, in this order: one at a time, and two at a time when `appChecks` have
 * ended. The end-to-end tests alone have two browsers. With four browsers on two cores each test took up to six times as
 * long as alone, so that tests reached their time limits.
 */
const otherChecks = [
  ['stories', vitest('stories', '.storybook/vitest.config.ts')],
  ['app in a browser', vitest('app-in-a-browser', 'packages/app/vitest.browser.config.ts')],
  ['unit', vitest('unit', 'scripts/test-runner/vitest.unit.config.ts')],
];
const names = [...appChecks, ...otherChecks].map(([name]) => name);

// `npm test -- stories unit` runs only these checks.
const selected = selectChecks(
  names,
  process.argv.slice(2).filter((word) => !word.startsWith('--')),
);
if (selected.unknown.length > 0) {
  console.error(`There is no check called ${selected.unknown.join(', ')}. There are: ${names.join('; ')}.`);
  process.exit(2);
}
for (const sentence of selected.notes) console.info(sentence);

ensureInstalled();
// Imported after the installation, because this module needs packages.
const { ensureBrowser } = await import('../lib/browser.mjs');
const browser = ensureBrowser();
const reports = await mkdtemp(join(tmpdir(), 'second-gear-'));
const env = {
  CHROMIUM_PATH: browser,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  CI: '1',
  // `npm test -- --all` adds the nightly tests, whose configurations read this variable.
  ...(process.argv.includes('--all') && { TEST_ALL: '1', STORY_PASSES: 'all' }),
};

/** Runs one check. With `isBuffered` its output is printed when it has ended, so that the output of two checks is not mixed. */
const runCheck = async ([name, check], isBuffered) => {
  const output = [];
  const onOutput = isBuffered ? (piece) => output.push(piece) : undefined;
  if (!isBuffered) console.info(`\n— ${name}`);
  const started = Date.now();
  const result = await check((command, args, env = {}) => runCommand(command, args, env, onOutput));
  if (isBuffered) console.info(`\n— ${name}\n${output.join('')}`);
  return { name, ...result, seconds: Math.round((Date.now() - started) / 1000) };
};

/** Takes checks from the beginning of a list and runs them, until the list is empty. */
const runChecks = async (checks, isBuffered) => {
  const results = [];
  for (let check = checks.shift(); check; check = checks.shift()) results.push(await runCheck(check, isBuffered));
  return results;
};

const [first, others] = [appChecks, otherChecks].map((checks) =>
  checks.filter(([name]) => selected.names.includes(name)),
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
for (const { name, failures } of results) {
  for (const failure of failures) {
    console.info(`✗ ${name}: ${failure.name}\n${failure.message.replace(/^/gm, '    ')}\n`);
  }
}
for (const { name, passed, failures, seconds } of results) {
  console.info(`${failures.length ? '✗' : '✓'} ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
}
const passed = results.reduce((total, result) => total + result.passed, 0);
const failed = results.reduce((total, result) => total + result.failures.length, 0);
console.info(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
