import { expect, test } from 'vitest';
import type { Line, Report, Verdict } from '../run/runConformance.ts';
import { exitCodeOf, printEnd } from './report.ts';

const lineOf = (verdict: Verdict, findings: Line['findings'] = []): Line => ({
  row: 'trending',
  asked: 'answers',
  expected: '200',
  got: '200',
  verdict,
  findings,
});

const reportOf = (verdicts: Verdict[], more: Partial<Report> = {}): Report => ({
  lines: verdicts.map((verdict) => lineOf(verdict)),
  isCutShort: false,
  unmade: [],
  removed: [],
  left: [],
  changed: [],
  ...more,
});

const lastLineOf = (report: Report): string | undefined => printEnd(report).split('\n').at(-1);

test('the last line counts what passed, what should be mended and what failed, and what was skipped where anything was', () => {
  expect(lastLineOf(reportOf(['pass', 'pass', 'should', 'fail']))).toBe('2 passed, 1 should be mended, 1 failed');
  expect(lastLineOf(reportOf(['pass', 'skip', 'skip']))).toBe('1 passed, 0 should be mended, 0 failed, 2 skipped');
});

test('names a cause once, with the number of its questions, a hint and the document that demands it', () => {
  const noStore = { cause: 'noStore', says: 'an answer without cache-control: no-store' } as const;
  const printed = printEnd(reportOf([], { lines: Array.from({ length: 31 }, () => lineOf('pass', [noStore])) }));
  expect(printed).toContain(
    'Answers that lack Cache-Control: no-store (31 questions).\n    Set it once in a middleware. See docs/api.md, “What may be answered”.',
  );
  expect(printed.split('no-store')).toHaveLength(2);
  expect(printed).toMatch(/\n31 passed, 0 should be mended, 0 failed$/);
});

test('puts what the client suffers from first, then risks, then good practice', () => {
  const finding = (cause: 'calls' | 'upserts' | 'noSniff') => [{ cause, says: 'something' }];
  const lines = [
    lineOf('pass', finding('noSniff')),
    lineOf('should', finding('upserts')),
    lineOf('fail', finding('calls')),
  ];
  const printed = printEnd(reportOf([], { lines }));
  expect(printed).toMatch(/MUST: .*SHOULD: .*HARDENING: /s);
  expect(printed).toContain('    - trending answers: something');
});

test('lists what is left by kind and id', () => {
  const left = [
    { kind: 'booking', id: 'b00c00000000000000000001', name: 'Honda CB750', why: 'no call deletes bookings' },
    { kind: 'payment', name: 'pi_1', why: 'its answer was lost' },
  ] as const;
  const printed = printEnd(reportOf(['pass'], { left }));
  expect(printed).toContain('  the booking b00c00000000000000000001, Honda CB750 (no call deletes bookings)\n');
  expect(printed).toContain('  the payment of which no id is known, pi_1 (its answer was lost)\n');
});

test.each<[string, Report, 0 | 1 | 2]>([
  ['nothing failed', reportOf(['pass', 'should', 'skip']), 0],
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
