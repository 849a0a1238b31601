import { endpoints } from '../endpoints.ts';
import type { Line, Report, Verdict } from './audit.ts';

const width = { verdict: 6, asked: 72, expected: 11 };

const cell = (text: string, columns: number): string =>
  (text.length > columns ? `${text.slice(0, columns - 1)}…` : text).padEnd(columns);

/** The head of the table. */
export const head = (): string =>
  [cell('', width.verdict), cell('asked', width.asked), cell('expected', width.expected), 'got'].join(' ');

/** What stands above the questions to one row. */
export const rowHead = ({ row }: Line): string => `\n${row}  ${endpoints[row].method} ${endpoints[row].path}`;

/** One question, and, where it failed, all that was wrong with the answer. */
export const printLine = ({ verdict, asked, expected, got, findings }: Line): string => {
  const cells = [cell(verdict, width.verdict), cell(asked, width.asked), cell(expected, width.expected), got];
  const wrong = verdict === 'fail' ? findings.filter(({ says }) => says !== got) : [];
  return [cells.join(' '), ...wrong.map(({ says }) => `${' '.repeat(width.verdict + 1)}→ ${says}`)].join('\n');
};

const withVerdict = ({ lines }: Report, wanted: Verdict): readonly Line[] =>
  lines.filter(({ verdict }) => verdict === wanted);

const count = (report: Report, wanted: Verdict): number => withVerdict(report, wanted).length;

/** How often each sentence was said, the most often said first. */
const tally = (sentences: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([sentence, times]) => `  ${times} × ${sentence}`);
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines.map((line) => (line.startsWith('  ') ? line : `  ${line}`))] : [];

/** Everything that is to be said once all is asked; the last line is `N passed, N noted, N failed`, and how many were skipped. */
export const printEnd = (report: Report): string => {
  const notes = withVerdict(report, 'note');
  const skipped = withVerdict(report, 'skip');
  const told = notes.flatMap(({ row, expected, findings }) =>
    findings.map(({ says }) => (says.startsWith('answered with') ? `${row}: ${says}, not ${expected}` : says)),
  );
  const summary = [`${count(report, 'pass')} passed`, `${notes.length} noted`, `${count(report, 'fail')} failed`];
  return [
    ...section(
      'Failed:',
      withVerdict(report, 'fail').map(({ row, asked }) => `${row} ${asked}`),
    ),
    ...section(`Kept in another manner, which a client has to stand (${notes.length} questions):`, tally(told)),
    ...section('Skipped:', tally(skipped.map(({ got }) => got))),
    ...section('The cast is not whole, and whatever needs the rest of it was not asked:', report.unmade),
    ...(report.removed.length > 0 ? ['', `Made and taken away again: ${report.removed.length} records.`] : []),
    ...section('Left behind:', report.left),
    ...(report.isCutShort ? ['', 'Stopped before everything was asked.'] : []),
    '',
    skipped.length > 0 ? `${summary.join(', ')}, ${skipped.length} skipped` : summary.join(', '),
  ].join('\n');
};

/** 0: nothing failed. 1: something did, or it was stopped. 2: what the cases need could not be made, so that they say nothing. */
export const exitCodeOf = (report: Report): 0 | 1 | 2 => {
  if (count(report, 'fail') > 0 || report.isCutShort) return 1;
  return report.unmade.length > 0 ? 2 : 0;
};
