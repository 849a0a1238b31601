import { endpoints } from '@second-gear/contract';
import { type CauseName, causes, type Level, levelOf } from '../cases/causes.ts';
import type { Finding } from '../cases/check.ts';
import type { Remaining } from '../run/ownRecords.ts';
import type { Line, Report, Verdict } from '../run/runConformance.ts';

const width = { verdict: 6, asked: 72, expected: 11 };

const cell = (text: string, columns: number): string =>
  (text.length > columns ? `${text.slice(0, columns - 1)}…` : text).padEnd(columns);

/** The head of the table. */
export const head = (): string =>
  [cell('', width.verdict), cell('asked', width.asked), cell('expected', width.expected), 'got'].join(' ');

/** What stands above the questions to one row. */
export const rowHead = ({ row }: Line): string => `\n${row}  ${endpoints[row].method} ${endpoints[row].path}`;

/** One question, and, where it did not pass, all that was wrong with the answer but for what is only reported once. */
export const printLine = ({ verdict, asked, expected, got, findings }: Line): string => {
  const cells = [cell(verdict, width.verdict), cell(asked, width.asked), cell(expected, width.expected), got];
  const isShown = ({ cause, says }: Finding): boolean => says !== got && levelOf(cause) !== 'hardening';
  const shown = verdict === 'fail' || verdict === 'should' ? findings.filter(isShown) : [];
  return [cells.join(' '), ...shown.map(({ says }) => `${' '.repeat(width.verdict + 1)}→ ${says}`)].join('\n');
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

const levelTitles: Readonly<Record<Level, string>> = {
  must: 'MUST: the client or its users suffer',
  should: 'SHOULD: a risk to security or money',
  hardening: 'HARDENING: good practice, reported once each',
};

/** How many questions of one cause are named. */
const mostExamples = 5;

type Seen = { line: Line; says: string };

const seenBy = ({ lines }: Report): Map<CauseName, Seen[]> => {
  const seen = new Map<CauseName, Seen[]>();
  for (const line of lines) {
    if (line.verdict === 'skip') continue;
    for (const { cause, says } of line.findings) seen.set(cause, [...(seen.get(cause) ?? []), { line, says }]);
  }
  return seen;
};

const answers = (count: number): string => (count === 1 ? '1 question' : `${count} questions`);

/** The findings of one cause: what it is, how often, what to do about it, and the first questions. */
const printCause = (cause: CauseName, seen: readonly Seen[]): string[] => {
  const { level, says, hint, source } = causes[cause];
  const questions = new Map<Line, string[]>();
  for (const { line, says: what } of seen) questions.set(line, [...(questions.get(line) ?? []), what]);
  const examples = [...questions].map(([line, all]) => `${line.row} ${line.asked}: ${[...new Set(all)].join('; ')}`);
  const shown = level === 'hardening' ? [] : examples.slice(0, level === 'must' ? undefined : mostExamples);
  const more = level === 'hardening' ? 0 : examples.length - shown.length;
  return [
    `  ${says} (${answers(questions.size)}).`,
    `    ${hint} See ${source}.`,
    ...shown.map((example) => `    - ${example}`),
    ...(more > 0 ? [`    - and ${more} more, in the table above and in --json`] : []),
  ];
};

const printLevel = (level: Level, seen: ReadonlyMap<CauseName, readonly Seen[]>): string[] => {
  const found = [...seen].filter(([cause]) => levelOf(cause) === level);
  const byCount = found.toSorted(([, one], [, other]) => other.length - one.length);
  return section(
    levelTitles[level],
    byCount.flatMap(([cause, all]) => printCause(cause, all)),
  );
};

const shortly = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

/** The records that are there still: one line each, but for the payment intents of which there are many. */
export const printRemaining = (remaining: readonly Remaining[]): string[] => {
  const isIntent = ({ kind }: Remaining): boolean => kind === 'payment intent';
  const intents = remaining.filter(isIntent);
  const lines = remaining
    .filter((one) => !isIntent(one))
    .map(({ kind, id, name, why }) => `the ${kind} ${id ?? 'of which no id is known'}, ${shortly(name)} (${why})`);
  const count = `${intents.length} payment intents that nobody paid (no call deletes payment intents)`;
  return intents.length > 0 ? [...lines, count] : lines;
};

/** Everything that is to be said once all is asked; the last line is `N passed, N should be mended, N failed`, and how many were skipped. */
export const printEnd = (report: Report): string => {
  const skipped = withVerdict(report, 'skip');
  const seen = seenBy(report);
  const summary = [
    `${count(report, 'pass')} passed`,
    `${count(report, 'should')} should be mended`,
    `${count(report, 'fail')} failed`,
  ];
  return [
    ...printLevel('must', seen),
    ...printLevel('should', seen),
    ...printLevel('hardening', seen),
    ...section('Skipped:', tally(skipped.map(({ got }) => got))),
    ...section(
      'Not everything that the questions need could be made; questions that need the rest were not asked:',
      report.unmade,
    ),
    ...(report.removed.length > 0 ? ['', `Created and deleted again: ${report.removed.length} records.`] : []),
    ...section('Left behind:', printRemaining(report.left)),
    ...section(
      'Records of others that changed during the run, by it or by another client:',
      report.changed.map(({ kind, id, says }) => `the ${kind} ${id}: ${says}`),
    ),
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
