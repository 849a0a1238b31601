import { expect, test } from 'vitest';
import type { Line, Report, Verdict } from './audit.ts';
import { exitCodeOf, printEnd } from './printed.ts';

const lineOf = (verdict: Verdict): Line => ({
  row: 'trending',
  asked: 'answers',
  expected: '200',
  got: '200',
  verdict,
  findings: verdict === 'note' ? [{ weight: 'manner', says: 'a refusal that is no sentence' }] : [],
});

const reportOf = (verdicts: Verdict[], more: Partial<Report> = {}): Report => ({
  lines: verdicts.map(lineOf),
  isCutShort: false,
  unmade: [],
  removed: [],
  left: [],
  ...more,
});

const lastLineOf = (report: Report): string | undefined => printEnd(report).split('\n').at(-1);

test('the last line counts what passed, what was noted and what failed apart, and what was skipped where anything was', () => {
  expect(lastLineOf(reportOf(['pass', 'pass', 'note', 'fail']))).toBe('2 passed, 1 noted, 1 failed');
  expect(lastLineOf(reportOf(['pass', 'skip', 'skip']))).toBe('1 passed, 0 noted, 0 failed, 2 skipped');
});

test.each<[string, Report, 0 | 1 | 2]>([
  ['nothing failed', reportOf(['pass', 'note', 'skip']), 0],
  ['something failed', reportOf(['pass', 'fail']), 1],
  ['it was stopped', reportOf(['pass'], { isCutShort: true }), 1],
  [
    'the cast is not whole',
    reportOf(['pass', 'skip'], { unmade: ['no buyer could be made: createUser was refused'] }),
    2,
  ],
  ['something failed, and the cast is not whole', reportOf(['fail'], { unmade: ['no buyer could be made'] }), 1],
])('when %s, the exit code says so', (_, report, code) => {
  expect(exitCodeOf(report)).toBe(code);
});
