#!/usr/bin/env node
// npm test: installs what is missing, then runs every check there is and ends with one line: N passed, N failed.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from '../lib/install.mjs';
import { readExit, readPlaywright, readVitest } from '../test-runner/results.mjs';
import { checksFor } from '../test-runner/selectChecks.mjs';

/**
 * Runs one command to its end.
 * @param hear is given what it says, piece by piece; without it, that is in plain sight
 * @returns its exit code
 */
const runCommand = (command, args, env, hear) =>
  new Promise((resolve) => {
    const says = hear ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', says, says],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
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

// `npm test -- --coverage` notes what the tests reach as well, journeys apart: they use the built shell.
const withCoverage = process.argv.includes('--coverage');
const coverageFolders = [];
const coverage = (name) => {
  if (!withCoverage) return [];
  const folder = join(reports, `coverage-${name}`);
  coverageFolders.push(folder);
  return coverageArguments(folder, name === 'node');
};

/**
 * @param {string} name
 * @param {string} config
 * @param {{ project?: string, env?: Record<string, string> }} [options] the one of the config's projects that is run
 */
const vitest =
  (name, config, { project, env: ownEnv } = {}) =>
  async (run) => {
    const file = join(reports, `${name}.json`);
    const args = [
      'vitest',
      'run',
      '--config',
      config,
      ...(project ? ['--project', project] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...coverage(name),
    ];
    const code = await run('npx', args, { ...env, ...ownEnv });
    return readVitest(await readJson(file), code);
  };

/**
 * The rows are done side by side, each in its order: journeys are played through what was built just before. More pages at
 * once than these take longer on two cores, and more of their time; what needs no page fills the gaps they leave.
 */
const rows = [
  [
    ['types', async (run) => readExit(await run('npm', ['run', '--silent', 'types']))],
    ['lint', async (run) => readExit(await run('npm', ['run', '--silent', 'lint']))],
    ['build', async (run) => readExit(await run('npm', ['run', '--silent', 'build']))],
    [
      'journeys',
      async (run) => {
        const file = join(reports, 'journeys.json');
        const code = await run(
          'npx',
          ['playwright', 'test', '--config', 'packages/app/e2e/playwright.config.ts', '--reporter=list,json'],
          { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        );
        return readPlaywright(await readJson(file), code);
      },
    ],
  ],
  [
    ['app in a browser', vitest('browser', 'packages/app/vitest.browser.config.ts')],
    [
      'stories, dark',
      // The production build of React, which is faster: its development warnings appear in the light run.
      vitest('dark', '.storybook/vitest.config.ts', { project: 'desktop, dark', env: { NODE_ENV: 'production' } }),
    ],
  ],
  [
    ['stories, light', vitest('light', '.storybook/vitest.config.ts', { project: 'small, light' })],
    ['contract, mock server, ui and app', vitest('node', 'scripts/vitest.config.ts')],
  ],
];
const names = rows.flat().map(([name]) => name);

// `npm test -- stories journeys` runs just those.
const chosen = checksFor(
  names,
  process.argv.slice(2).filter((word) => word !== '--coverage'),
);
if (chosen.unknown.length > 0) {
  console.error(`There is no check called ${chosen.unknown.join(', ')}. There are: ${names.join('; ')}.`);
  process.exit(2);
}
for (const sentence of chosen.says) console.info(sentence);

ensureInstalled();
// Only now: they need packages.
const { ensureBrowser } = await import('../lib/browser.mjs');
const { coverageArguments, reportCoverage } = await import('../test-runner/coverage.mjs');
const browser = ensureBrowser();
const reports = await mkdtemp(join(tmpdir(), 'second-gear-'));
const env = { CHROMIUM_PATH: browser, STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' };

/** Runs one check; with `isKept`, what it says is kept until it is over, so that two rows do not talk across each other. */
const runCheck = async ([name, check], isKept) => {
  const said = [];
  const hear = isKept ? (piece) => said.push(piece) : undefined;
  if (!isKept) console.info(`\n— ${name}`);
  const started = Date.now();
  const result = await check((command, args, env = {}) => runCommand(command, args, env, hear));
  if (isKept) console.info(`\n— ${name}\n${said.join('')}`);
  return { name, ...result, seconds: Math.round((Date.now() - started) / 1000) };
};

const runRow = async (row, isKept) => {
  const results = [];
  for (const check of row) results.push(await runCheck(check, isKept));
  return results;
};

const chosenRows = rows
  .map((row) => row.filter(([name]) => chosen.names.includes(name)))
  .filter((row) => row.length > 0);
const results = (await Promise.all(chosenRows.map((row, at) => runRow(row, at > 0)))).flat();
if (coverageFolders.length > 0) await reportCoverage(coverageFolders);
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
