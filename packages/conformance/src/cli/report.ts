import { endpoints } from '@second-gear/contract';
import type { Finding } from '../cases/check.ts';
import { type CauseName, causes, type Level, levelOf } from '../cases/findingCauses.ts';
import type { Report, ReportLine, Verdict } from '../run/runConformance.ts';

const width = { verdict: 6, name: 72, expected: 11 };

const cell = (text: string, columns: number): string =>
  (text.length > columns ? `${text.slice(0, columns - 1)}…` : text).padEnd(columns);

export const tableHead = (): string =>
  [cell('', width.verdict), cell('case', width.name), cell('expected', width.expected), 'got'].join(' ');

export const endpointHead = ({ endpoint }: ReportLine): string =>
  `\n${endpoint}  ${endpoints[endpoint].method} ${endpoints[endpoint].path}`;

/** Returns the line of one case, and its findings, except those that the report explains once at the end. */
export const printLine = ({ verdict, name, expected, got, findings }: ReportLine): string => {
  const cells = [cell(verdict, width.verdict), cell(name, width.name), cell(expected, width.expected), got];
  const isShown = ({ cause, message }: Finding): boolean => message !== got && levelOf(cause) !== 'hardening';
  const shown = verdict === 'fail' || verdict === 'should' ? findings.filter(isShown) : [];
  return [cells.join(' '), ...shown.map(({ message }) => `${' '.repeat(width.verdict + 1)}→ ${message}`)].join('\n');
};

const linesWithVerdict = ({ lines }: Report, wanted: Verdict): readonly ReportLine[] =>
  lines.filter(({ verdict }) => verdict === wanted);

const count = (report: Report, wanted: Verdict): number => linesWithVerdict(report, wanted).length;

const isUntested = ({ lines }: Report): boolean => lines.every(({ verdict }) => verdict === 'skip');

/** Counts how often each sentence occurs. The most frequent sentence is first. */
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
  hardening: 'HARDENING: good practice, and responses that differ without harm; reported once each',
};

/** How many failed cases the report names for one cause. */
const maxExamples = 5;

type CauseExample = { line: ReportLine; message: string };

const groupByCause = ({ lines }: Report): Map<CauseName, CauseExample[]> => {
  const groups = new Map<CauseName, CauseExample[]>();
  for (const line of lines) {
    if (line.verdict === 'skip') continue;
    for (const { cause, message } of line.findings)
      groups.set(cause, [...(groups.get(cause) ?? []), { line, message }]);
  }
  return groups;
};

const countCases = (count: number): string => (count === 1 ? '1 case' : `${count} cases`);

const printCause = (cause: CauseName, found: readonly CauseExample[]): string[] => {
  const { level, title, hint, source } = causes[cause];
  const messages = new Map<ReportLine, string[]>();
  for (const { line, message } of found) messages.set(line, [...(messages.get(line) ?? []), message]);
  const examples = [...messages].map(([line, all]) => `${line.endpoint} ${line.name}: ${[...new Set(all)].join('; ')}`);
  const shown = level === 'hardening' ? [] : examples.slice(0, level === 'must' ? undefined : maxExamples);
  const more = level === 'hardening' ? 0 : examples.length - shown.length;
  return [
    `  ${title} (${countCases(messages.size)}).`,
    `    ${hint} See ${source}.`,
    ...shown.map((example) => `    - ${example}`),
    ...(more > 0 ? [`    - and ${more} more, in the table above`] : []),
  ];
};

const printLevel = (level: Level, groups: ReadonlyMap<CauseName, readonly CauseExample[]>): string[] => {
  const found = [...groups].filter(([cause]) => levelOf(cause) === level);
  const byCount = found.toSorted(([, one], [, other]) => other.length - one.length);
  return section(
    levelTitles[level],
    byCount.flatMap(([cause, all]) => printCause(cause, all)),
  );
};

/** Returns the text after all cases. The most serious causes are at the end, above the last line with the counts. */
export const printEnd = (report: Report): string => {
  const skipped = linesWithVerdict(report, 'skip');
  const groups = groupByCause(report);
  const summary = [
    `${count(report, 'pass')} passed`,
    `${count(report, 'note')} noted`,
    `${count(report, 'should')} should be mended`,
    `${count(report, 'fail')} failed`,
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
  ];
  return [
    ...section('Skipped:', tally(skipped.map(({ got }) => got))),
    ...section('Some test data could not be created; the cases that need it were skipped:', report.notCreated),
    ...(report.notCreated.length > 0
      ? ['  If the server has other pages at this URL, add its path: npm start has the endpoints below /api.']
      : []),
    ...printLevel('hardening', groups),
    ...printLevel('should', groups),
    ...printLevel('must', groups),
    ...(report.isCutShort ? ['', 'The server did not respond any more, so the other cases were not run.'] : []),
    '',
    isUntested(report) ? 'Nothing was tested.' : summary.join(', '),
  ].join('\n');
};

/** 0: nothing failed. 1: a case failed, or the server did not respond any more. 2: nothing, or not everything, could be tested. */
export const exitCodeOf = (report: Report): 0 | 1 | 2 => {
  if (count(report, 'fail') > 0 || report.isCutShort) return 1;
  return isUntested(report) || report.notCreated.length > 0 ? 2 : 0;
};
