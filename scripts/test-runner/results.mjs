// What a test program's own JSON report says: how many passed, and what failed, by name.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A message as it is worth repeating below everything else: without colours, without the stack. */
const shorten = (message) =>
  stripVTControlCharacters(String(message ?? ''))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 8)
    .join('\n');

/** A run that ended badly without a failed test (a crash, a file that did not load) is one failure. */
const endOf = (passed, failures, code) => {
  if (failures.length > 0 || (code === 0 && passed > 0)) return { passed, failures };
  return { passed, failures: [{ name: `ended with code ${code}`, message: `after ${passed} passed tests` }] };
};

/** One command that passes or fails as a whole, by its exit code. */
export const readExit = (code) => ({
  passed: code === 0 ? 1 : 0,
  failures: code === 0 ? [] : [{ name: `ended with code ${code}`, message: '' }],
});

/** Vitest's report. What was skipped has failed. */
export const readVitest = (report, code) => {
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
  const unread = files
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => ({ name: relative('.', name), message: shorten(message) }));
  return endOf(tests.length - failures.length, [...failures, ...unread], code);
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Playwright's. A flaky test has failed, and so has a skipped one: nothing is retried to green. */
export const readPlaywright = (report, code) => {
  const tests = (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests: runs }) => runs.map((run) => ({ title, file, line, run })));
  const failures = tests
    .filter(({ run }) => run.status !== 'expected')
    .map(({ title, file, line, run }) => ({
      name: `${title} (${run.projectName}, ${file}:${line})`,
      message: shorten(run.results.find(({ error }) => error)?.error.message ?? run.status),
    }));
  return endOf(tests.length - failures.length, failures, code);
};
