import { expect, test } from 'vitest';
import type { Report, ReportLine, Verdict } from '../run/runConformance.ts';
import { exitCodeOf, printEnd } from './report.ts';

const lineOf = (verdict: Verdict, findings: ReportLine['findings'] = []): ReportLine => ({
  endpoint: 'trending',
  name: 'responds',
  expected: '200',
  got: '200',
  verdict,
  findings,
});

const reportOf = (verdicts: Verdict[], more: Partial<Report> = {}): Report => ({
  lines: verdicts.map((verdict) => lineOf(verdict)),
  isCutShort: false,
  notCreated: [],
  removed: [],
  left: [],
  changed: [],
  broken: [],
  ...more,
});

const lastLineOf = (report: Report): string | undefined => printEnd(report).split('\n').at(-1);

test('the report ends with the numbers of cases: passed, noted, should be mended, failed, skipped', () => {
  expect(lastLineOf(reportOf(['pass', 'pass', 'note', 'should', 'fail']))).toBe(
    '2 passed, 1 noted, 1 should be mended, 1 failed',
  );
  expect(lastLineOf(reportOf(['pass', 'skip', 'skip']))).toBe(
    '1 passed, 0 noted, 0 should be mended, 0 failed, 2 skipped',
  );
});

test('the report names a cause once, with the number of its cases, a hint and the violated document', () => {
  const noStore = { cause: 'noStore', message: 'no cache-control: no-store' } as const;
  const printed = printEnd(reportOf([], { lines: Array.from({ length: 31 }, () => lineOf('pass', [noStore])) }));
  expect(printed).toContain(
    'Responses without Cache-Control: no-store (31 cases).\n    Set it once in a middleware. See docs/api.md, “Responses”.',
  );
  expect(printed.split('no-store')).toHaveLength(2);
  expect(printed).toMatch(/\n31 passed, 0 noted, 0 should be mended, 0 failed$/);
});

test('the report ends with the most serious level, above the numbers', () => {
  const finding = (cause: 'calls' | 'upserts' | 'noSniff') => [{ cause, message: 'something' }];
  const lines = [
    lineOf('pass', finding('noSniff')),
    lineOf('should', finding('upserts')),
    lineOf('fail', finding('calls')),
  ];
  const printed = printEnd(reportOf([], { lines }));
  expect(printed).toMatch(/HARDENING: .*SHOULD: .*MUST: .*failed$/s);
  expect(printed).toContain('    - trending responds: something');
});

test.each<[string, Report, 0 | 1 | 2]>([
  ['nothing failed', reportOf(['pass', 'should', 'skip']), 0],
  ['the run was stopped', reportOf(['pass'], { isCutShort: true }), 1],
])('exitCodeOf returns the right exit code when %s', (_, report, code) => {
  expect(exitCodeOf(report)).toBe(code);
});
