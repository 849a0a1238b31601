import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { launchOptions } from '../lib/browser.mjs';
import type { Check } from './areas.ts';

/** Whether all tests passed. If not, `by` is the first failed test, as 'file › title'. */
export type Verdict = { passed: true; tests: number } | { passed: false; by: string };

const running = new Set<ChildProcess>();

/** Ends a test runner with all processes that it has started. */
const end = (child: ChildProcess): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
};

export const endAll = (): void => {
  for (const child of running) end(child);
};

/** Runs Node with these arguments. Resolves with true if it ended by itself within `patience` ms. */
const run = (args: string[], cwd: string, env: NodeJS.ProcessEnv, patience: number): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'ignore',
      detached: true,
    });
    running.add(child);
    let inTime = true;
    const timer = setTimeout(() => {
      inTime = false;
      end(child);
    }, patience);
    child.on('close', () => {
      clearTimeout(timer);
      // End the browser too, which may still run after the test runner has ended.
      end(child);
      running.delete(child);
      resolve(inTime);
    });
  });

type VitestReport = {
  numTotalTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

const readVitest = ({ numTotalTests, success, testResults }: VitestReport, cwd: string): Verdict => {
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return { passed: false, by: `${relative(cwd, name)} › ${failed.fullName.trim()}` };
  }
  const broken = testResults.find(({ status }) => status === 'failed');
  if (broken) return { passed: false, by: `${relative(cwd, broken.name)} (could not be run)` };
  return success ? { passed: true, tests: numTotalTests } : { passed: false, by: 'something outside the tests' };
};

type Suite = { title: string; file: string; specs: { title: string; ok: boolean }[]; suites?: Suite[] };
type PlaywrightReport = { suites: Suite[]; errors: unknown[]; stats: { expected: number; unexpected: number } };

const firstNotOk = (suites: Suite[]): string | undefined => {
  for (const { file, specs, suites: inner = [] } of suites) {
    const bad = specs.find(({ ok }) => !ok);
    const found = bad ? `packages/app/e2e/${file} › ${bad.title}` : firstNotOk(inner);
    if (found) return found;
  }
  return undefined;
};

const readPlaywright = ({ suites, stats, errors }: PlaywrightReport): Verdict => {
  const by = firstNotOk(suites);
  if (stats.unexpected > 0 || errors.length > 0)
    return { passed: false, by: by ?? 'the end-to-end tests could not be run' };
  return { passed: true, tests: stats.expected };
};

const vitest = 'node_modules/vitest/vitest.mjs';
const projects = ['contract', 'ui', 'app', 'mock-server'];

/** Leaves out the tests that start programs, because they take minutes and test only these programs. */
const aboutPrograms = ['crash', 'seed', 'startProblems', 'lock'].map((name) => `--exclude=**/${name}.test.ts`);

const vitestArguments = (check: Check, files: readonly string[]): string[] => {
  const { kind, of } = check;
  if (kind === 'node' && of === 'related') {
    const own = projects.filter((name) => files.some((file) => `/${file}`.includes(`/${name}/src/`)));
    // The pattern `*` is for the app, which has a second project for the tests that mock modules.
    const only = own.map((name) => `--project=${name}*`);
    return [
      'related',
      ...files,
      '--run',
      '--config=scripts/vitest.config.ts',
      '--passWithNoTests',
      ...only,
      ...aboutPrograms,
    ];
  }
  const config = {
    node: 'scripts/vitest.config.ts',
    browser: 'packages/app/vitest.browser.config.ts',
    stories: '.storybook/vitest.config.ts',
    'end to end': '',
  }[kind];
  const ground = kind === 'stories' ? ['--project=small, light'] : [];
  return ['run', `--config=${config}`, ...ground, ...of];
};

/** The environment of the tests, with the same variables as in `npm test`. */
const env = { CI: '1', STORYBOOK_DISABLE_TELEMETRY: '1', CHROMIUM_PATH: launchOptions().executablePath };

const readReport = async <Report>(path: string): Promise<Report | null> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    return null;
  }
};

/**
 * Runs the tests of a check in a copy of the repository, until the first test fails.
 *
 * @param files the paths of the changed files, from the folder of the copy
 * @param patience the time limit in ms. A run that takes longer counts as failed, because the mutation has probably
 * stopped it.
 */
export const runCheck = async (
  check: Check,
  files: readonly string[],
  cwd: string,
  patience: number,
): Promise<Verdict> => {
  const path = join(cwd, 'mutants-report.json');
  await rm(path, { force: true });
  const tooLate = { passed: false, by: `${check.title} (did not end)` } as const;
  if (check.kind === 'end to end') {
    const app = join(cwd, 'packages/app');
    if (!(await run([join(cwd, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel=error'], app, env, patience)))
      return tooLate;
    const args = ['node_modules/@playwright/test/cli.js', 'test', '--config=packages/app/e2e/playwright.config.ts'];
    const only = [
      '--project=documented',
      '-x',
      '--workers=1',
      '--reporter=json',
      ...check.of.map((name) => `/${name}.spec`),
    ];
    if (!(await run([...args, ...only], cwd, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: path }, patience))) return tooLate;
    const report = await readReport<PlaywrightReport>(path);
    return report ? readPlaywright(report) : { passed: false, by: 'the end-to-end tests could not be run' };
  }
  const args = [vitest, ...vitestArguments(check, files), '--bail=1', '--maxWorkers=1', '--reporter=json'];
  if (!(await run([...args, `--outputFile=${path}`], cwd, env, patience))) return tooLate;
  const report = await readReport<VitestReport>(path);
  return report ? readVitest(report, cwd) : { passed: false, by: `${check.title} (could not be run)` };
};
