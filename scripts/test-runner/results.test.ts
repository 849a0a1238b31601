import { describe, expect, test } from 'vitest';
import { readExit, readPlaywright, readVitest } from './results.mjs';

test('readExit counts a command as one check, which has passed when the exit code is 0', () => {
  expect(readExit(0)).toEqual({ passed: 1, failures: [] });
  expect(readExit(2)).toEqual({ passed: 0, failures: [{ name: 'ended with code 2', message: '' }] });
});

const nothingRan = (code: number) => ({
  passed: 0,
  failures: [{ name: `ended with code ${code}`, message: 'after 0 passed tests' }],
});

/** One test in the format of Vitest's report. */
const vitestTest = (status: string, failureMessages: string[] = []) => ({
  status,
  fullName: `gears ${status}`,
  failureMessages,
});

const vitestFile = (...assertionResults: ReturnType<typeof vitestTest>[]) => ({
  name: 'gears.test.ts',
  status: 'passed',
  message: '',
  assertionResults,
});

describe('readVitest', () => {
  test('readVitest counts the passed tests of all files', () => {
    const report = {
      testResults: [vitestFile(vitestTest('passed'), vitestTest('passed')), vitestFile(vitestTest('passed'))],
    };
    expect(readVitest(report, 0)).toEqual({ passed: 3, failures: [] });
  });

  test('readVitest names failed tests with their file and their error message, without its colours and stack', () => {
    const message = '\u001b[31mAssertionError\u001b[39m: expected 4 gears\n\n+ 5\n    at shift (gears.ts:3:1)';
    const report = { testResults: [vitestFile(vitestTest('passed'), vitestTest('failed', [message, 'and more']))] };
    expect(readVitest(report, 1)).toEqual({
      passed: 1,
      failures: [{ name: 'gears failed (gears.test.ts)', message: 'AssertionError: expected 4 gears\n+ 5' }],
    });
  });

  test.each(['skipped', 'pending', 'todo'])('readVitest counts a %s test as failed', (status) => {
    const report = { testResults: [vitestFile(vitestTest('passed'), vitestTest(status))] };
    expect(readVitest(report, 0)).toEqual({
      passed: 1,
      failures: [{ name: `gears ${status} (gears.test.ts)`, message: status }],
    });
  });

  test('readVitest names a test file that did not load', () => {
    const broken = { ...vitestFile(), status: 'failed', message: 'SyntaxError: Unexpected token' };
    expect(readVitest({ testResults: [vitestFile(vitestTest('passed')), broken] }, 1)).toEqual({
      passed: 1,
      failures: [{ name: 'gears.test.ts', message: 'SyntaxError: Unexpected token' }],
    });
  });

  test('readVitest returns a failure when no test ran or the report is missing', () => {
    expect(readVitest({ testResults: [] }, 0)).toEqual(nothingRan(0));
    expect(readVitest(undefined, 1)).toEqual(nothingRan(1));
  });

  test('readVitest returns a failure when all tests passed but the exit code is not 0', () => {
    expect(readVitest({ testResults: [vitestFile(vitestTest('passed'))] }, 1)).toEqual({
      passed: 1,
      failures: [{ name: 'ended with code 1', message: 'after 1 passed tests' }],
    });
  });
});

/** The result of one test in one project, in the format of Playwright's report. */
const playwrightTest = (status: string, results: { error?: { message: string } }[] = [{}]) => ({
  title: `a buyer is ${status}`,
  file: 'buyer.spec.ts',
  line: 7,
  tests: [{ status, projectName: 'documented', results }],
});

describe('readPlaywright', () => {
  test('readPlaywright counts passed tests in nested suites', () => {
    const report = {
      suites: [{ specs: [playwrightTest('expected')], suites: [{ specs: [playwrightTest('expected')] }] }],
    };
    expect(readPlaywright(report, 0)).toEqual({ passed: 2, failures: [] });
  });

  test('readPlaywright counts a test once for each project', () => {
    const { tests, ...spec } = playwrightTest('expected');
    expect(readPlaywright({ suites: [{ specs: [{ ...spec, tests: [...tests, ...tests] }] }] }, 0).passed).toBe(2);
  });

  test('readPlaywright names failed tests with their project, line and error message', () => {
    const failed = playwrightTest('unexpected', [{ error: { message: 'Error: no toast\n    at buyer.spec.ts:9:3' } }]);
    expect(readPlaywright({ suites: [{ specs: [playwrightTest('expected'), failed] }] }, 1)).toEqual({
      passed: 1,
      failures: [{ name: 'a buyer is unexpected (documented, buyer.spec.ts:7)', message: 'Error: no toast' }],
    });
  });

  test.each([
    ['flaky', [{ error: { message: 'Error: no toast' } }, {}], 'Error: no toast'],
    ['skipped', [], 'skipped'],
  ])('readPlaywright counts a %s test as failed', (status, results, message) => {
    expect(
      readPlaywright({ suites: [{ specs: [playwrightTest('expected'), playwrightTest(status, results)] }] }, 0),
    ).toEqual({
      passed: 1,
      failures: [{ name: `a buyer is ${status} (documented, buyer.spec.ts:7)`, message }],
    });
  });

  test('readPlaywright returns a failure when no test ran, a file did not load, or the report is missing', () => {
    expect(readPlaywright({ suites: [] }, 0)).toEqual(nothingRan(0));
    expect(readPlaywright({ suites: [], errors: [{ message: 'SyntaxError' }] }, 1)).toEqual(nothingRan(1));
    expect(readPlaywright(undefined, 1)).toEqual(nothingRan(1));
  });
});
