import { describe, expect, test } from 'vitest';
import { readExit, readPlaywright, readVitest } from './results.mjs';

test('a command passes or fails as a whole, by its exit code', () => {
  expect(readExit(0)).toEqual({ passed: 1, failures: [] });
  expect(readExit(2)).toEqual({ passed: 0, failures: [{ name: 'ended with code 2', message: '' }] });
});

const nothingRan = (code: number) => ({
  passed: 0,
  failures: [{ name: `ended with code ${code}`, message: 'after 0 passed tests' }],
});

/** As Vitest reports one test. */
const tested = (status: string, failureMessages: string[] = []) => ({
  status,
  fullName: `gears ${status}`,
  failureMessages,
});

const vitestFile = (...assertionResults: ReturnType<typeof tested>[]) => ({
  name: 'gears.test.ts',
  status: 'passed',
  message: '',
  assertionResults,
});

describe('Vitest’s report', () => {
  test('counts what passed, in all files', () => {
    const report = { testResults: [vitestFile(tested('passed'), tested('passed')), vitestFile(tested('passed'))] };
    expect(readVitest(report, 0)).toEqual({ passed: 3, failures: [] });
  });

  test('names what failed, with its file and what it said, without colours and without the stack', () => {
    const said = '\u001b[31mAssertionError\u001b[39m: expected 4 gears\n\n+ 5\n    at shift (gears.ts:3:1)';
    const report = { testResults: [vitestFile(tested('passed'), tested('failed', [said, 'and more']))] };
    expect(readVitest(report, 1)).toEqual({
      passed: 1,
      failures: [{ name: 'gears failed (gears.test.ts)', message: 'AssertionError: expected 4 gears\n+ 5' }],
    });
  });

  test.each(['skipped', 'pending', 'todo'])('takes what is %s for failed', (status) => {
    const report = { testResults: [vitestFile(tested('passed'), tested(status))] };
    expect(readVitest(report, 0)).toEqual({
      passed: 1,
      failures: [{ name: `gears ${status} (gears.test.ts)`, message: status }],
    });
  });

  test('names a file that did not load', () => {
    const broken = { ...vitestFile(), status: 'failed', message: 'SyntaxError: Unexpected token' };
    expect(readVitest({ testResults: [vitestFile(tested('passed')), broken] }, 1)).toEqual({
      passed: 1,
      failures: [{ name: 'gears.test.ts', message: 'SyntaxError: Unexpected token' }],
    });
  });

  test('is a failure where nothing ran, or where there is no report', () => {
    expect(readVitest({ testResults: [] }, 0)).toEqual(nothingRan(0));
    expect(readVitest(undefined, 1)).toEqual(nothingRan(1));
  });

  test('is a failure where all passed and the run ended badly', () => {
    expect(readVitest({ testResults: [vitestFile(tested('passed'))] }, 1)).toEqual({
      passed: 1,
      failures: [{ name: 'ended with code 1', message: 'after 1 passed tests' }],
    });
  });
});

/** As Playwright reports one test in one project. */
const played = (status: string, results: { error?: { message: string } }[] = [{}]) => ({
  title: `a buyer is ${status}`,
  file: 'buyer.journey.ts',
  line: 7,
  tests: [{ status, projectName: 'documented', results }],
});

describe('Playwright’s report', () => {
  test('counts what passed, in suites within suites', () => {
    const report = { suites: [{ specs: [played('expected')], suites: [{ specs: [played('expected')] }] }] };
    expect(readPlaywright(report, 0)).toEqual({ passed: 2, failures: [] });
  });

  test('counts a test once for each project', () => {
    const { tests, ...spec } = played('expected');
    expect(readPlaywright({ suites: [{ specs: [{ ...spec, tests: [...tests, ...tests] }] }] }, 0).passed).toBe(2);
  });

  test('names what failed, with its project, its line and what it said', () => {
    const failed = played('unexpected', [{ error: { message: 'Error: no toast\n    at buyer.journey.ts:9:3' } }]);
    expect(readPlaywright({ suites: [{ specs: [played('expected'), failed] }] }, 1)).toEqual({
      passed: 1,
      failures: [{ name: 'a buyer is unexpected (documented, buyer.journey.ts:7)', message: 'Error: no toast' }],
    });
  });

  test.each([
    ['flaky', [{ error: { message: 'Error: no toast' } }, {}], 'Error: no toast'],
    ['skipped', [], 'skipped'],
  ])('takes what is %s for failed', (status, results, message) => {
    expect(readPlaywright({ suites: [{ specs: [played('expected'), played(status, results)] }] }, 0)).toEqual({
      passed: 1,
      failures: [{ name: `a buyer is ${status} (documented, buyer.journey.ts:7)`, message }],
    });
  });

  test('is a failure where nothing ran, where a file did not load, or where there is no report', () => {
    expect(readPlaywright({ suites: [] }, 0)).toEqual(nothingRan(0));
    expect(readPlaywright({ suites: [], errors: [{ message: 'SyntaxError' }] }, 1)).toEqual(nothingRan(1));
    expect(readPlaywright(undefined, 1)).toEqual(nothingRan(1));
  });
});
