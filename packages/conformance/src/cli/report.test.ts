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

test('the report counts broken connections, and names their cases', () => {
  const broken = [
    { in: 'deleteBike rejects a malformed id', reason: 'the connection was closed', server: 'restarted' },
  ] as const;
  const printed = printEnd(reportOf(['fail'], { broken }));
  expect(printed).toContain('Connections that broke without a response: 1.');
  expect(printed).toContain(
    '  deleteBike rejects a malformed id: the connection was closed; the server did not respond until',
  );
});

test('the report lists leftover records by kind and id with --verbose, and otherwise only counts them', () => {
  const left = [
    { kind: 'booking', id: 'b00c00000000000000000001', name: 'Honda CB750', why: 'no endpoint deletes bookings' },
    { kind: 'payment', name: 'pi_1', why: 'its response was lost' },
  ] as const;
  const printed = printEnd(reportOf(['pass'], { left }), true);
  expect(printed).toContain('  the booking b00c00000000000000000001, Honda CB750 (no endpoint deletes bookings)\n');
  expect(printed).toContain('  the payment with an unknown id, pi_1 (its response was lost)\n');
  const counted = printEnd(reportOf(['pass'], { left }));
  expect(counted).toContain('  1 × booking (no endpoint deletes bookings)\n');
  expect(counted).not.toContain('b00c00000000000000000001');
});

test.each<[string, Report, 0 | 1 | 2]>([
  ['nothing failed', reportOf(['pass', 'should', 'skip']), 0],
  ['something failed', reportOf(['pass', 'fail']), 1],
  ['the run was stopped', reportOf(['pass'], { isCutShort: true }), 1],
  [
    'test data is missing',
    reportOf(['pass', 'skip'], { notCreated: ['no buyer could be created: createUser was rejected'] }),
    2,
  ],
  ['something failed and test data is missing', reportOf(['fail'], { notCreated: ['no buyer could be created'] }), 1],
])('exitCodeOf returns the right exit code when %s', (_, report, code) => {
  expect(exitCodeOf(report)).toBe(code);
});
