// Reads the JSON reports of test runners: the number of passed tests, and the names and messages of failed ones.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The first lines of an error message, without colours and without the stack. */
const shorten = (message) =>
  stripVTControlCharacters(String(message ?? ''))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');

/**
 * Adds one failure to the result of a run that has an exit code other than 0 although no test failed, for example after
 * a crash or when a file did not load.
 */
const withExitFailure = (passed, failures, code) => {
  if (failures.length > 0 || (code === 0 && passed > 0)) return { passed, failures };
  return { passed, failures: [{ name: `ended with code ${code}`, message: `after ${passed} passed tests` }] };
};

/** The result of a command that counts as one check: it has passed when its exit code is 0. */
export const readExit = (code) => ({
  passed: code === 0 ? 1 : 0,
  failures: code === 0 ? [] : [{ name: `ended with code ${code}`, message: '' }],
});

/** Reads Vitest's report. A skipped test counts as failed. */
export const readVitest = (code, report) => {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({ file, status, fullName, failureMessages })),
  );
  const failures = tests
    .filter(({ status }) => status !== 'passed')
    .map(({ file, status, fullName, failureMessages }) => ({
      name: `${fullName} (${relative('.', file)})`,
      message: shorten(failureMessages?.[0] ?? status),
    }));
  const unloadedFiles = files
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => ({ name: relative('.', name), message: shorten(message) }));
  return withExitFailure(tests.length - failures.length, [...failures, ...unloadedFiles], code);
};

/** After a timeout, the first error only says that the time is over. A later one names the action that did not end. */
const messageOf = ({ results, status }) => {
  const errors = results.flatMap(({ errors }) => errors);
  const texts = errors.map(
    ({ message, location }) => shorten(message) + (location ? `\n    in line ${location.line}` : ''),
  );
  return texts.join('\n') || status;
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Reads Playwright's report. A flaky or skipped test counts as failed. */
export const readPlaywright = (code, report) => {
  const tests = (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests: runs }) => runs.map((run) => ({ title, file, line, run })));
  const failures = tests
    .filter(({ run }) => run.status !== 'expected')
    .map(({ title, file, line, run }) => ({
      name: `${title} (${run.projectName}, ${file}:${line})`,
      message: messageOf(run),
    }));
  return withExitFailure(tests.length - failures.length, failures, code);
};
