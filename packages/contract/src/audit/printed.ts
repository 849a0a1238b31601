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

const count = ({ lines }: Report, ...verdicts: Verdict[]): number =>
  lines.filter(({ verdict }) => verdicts.includes(verdict)).length;

/** How often each sentence was said, the most often said first. */
const tally = (sentences: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([sentence, times]) => `  ${times} × ${sentence}`);
};

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, ...lines.map((line) => (line.startsWith('  ') ? line : `  ${line}`))] : [];

const withVerdict = ({ lines }: Report, wanted: Verdict): readonly Line[] =>
  lines.filter(({ verdict }) => verdict === wanted);

/** Everything that is to be said once all is asked; the last line is `N passed, N failed`, and how many were skipped. */
export const printEnd = (report: Report): string => {
  const notes = withVerdict(report, 'note');
  const skipped = withVerdict(report, 'skip');
  const told = notes.flatMap(({ row, expected, findings }) =>
    findings.map(({ says }) => (says.startsWith('answered with') ? `${row}: ${says}, not ${expected}` : says)),
  );
  const summary = [`${count(report, 'pass', 'note')} passed`, `${count(report, 'fail')} failed`];
  return [
    ...section(
      'Failed:',
      withVerdict(report, 'fail').map(({ row, asked }) => `${row} ${asked}`),
    ),
    ...section(`Kept in another manner, which a client has to stand (${notes.length} questions):`, tally(told)),
    ...section('Skipped:', tally(skipped.map(({ got }) => got))),
    ...(report.removed.length > 0 ? ['', `Made and taken away again: ${report.removed.length} records.`] : []),
    ...section('Left behind:', report.left),
    ...(report.isCutShort ? ['', 'Stopped before everything was asked.'] : []),
    '',
    skipped.length > 0 ? `${summary.join(', ')}, ${skipped.length} skipped` : summary.join(', '),
  ].join('\n');
};

/** 0: nothing failed. 1: something did, or not everything was asked. */
export const exitCodeOf = (report: Report): 0 | 1 => (count(report, 'fail') > 0 || report.isCutShort ? 1 : 0);
