import { median, range } from './statistics.ts';

/** How numbers of each unit are printed. */
export const units = {
  score: (value: number) => String(Math.round(value)),
  ms: (value: number) => `${Math.round(value).toLocaleString('en')} ms`,
  KiB: (value: number) => `${value.toFixed(1)} KiB`,
  MiB: (value: number) => `${value.toFixed(2)} MiB`,
  count: (value: number) => value.toLocaleString('en'),
  times: (value: number) => `${value.toFixed(2)} ×`,
  shift: (value: number) => value.toFixed(3),
  share: (value: number) => `${(value * 100).toFixed(1)} %`,
} satisfies Record<string, (value: number) => string>;
export type Unit = keyof typeof units;

export type Goal = { atMost: number } | { atLeast: number };

/** One figure of one page. Has a value for each round, or only one value when the figure is the same in every round. */
export type Row = { page: string; figure: string; unit: Unit; values: readonly number[]; goal?: Goal };

/**
 * Whether the median meets the goal; undefined without a goal. Compares the exact median and not the rounded one of the
 * report.
 */
export const meetsGoal = ({ values, goal }: Row): boolean | undefined => {
  if (!goal) return undefined;
  return 'atMost' in goal ? median(values) <= goal.atMost : median(values) >= goal.atLeast;
};

const formatGoal = ({ unit, goal }: Row): string => {
  if (!goal) return '';
  return 'atMost' in goal ? `≤ ${units[unit](goal.atMost)}` : `≥ ${units[unit](goal.atLeast)}`;
};

const formatResult = (row: Row): string => {
  const isMet = meetsGoal(row);
  return isMet === undefined ? '' : isMet ? 'met' : 'MISSED';
};

const formatRange = ({ unit, values }: Row): string =>
  values.length === 1 ? '' : range(values).map(units[unit]).join(' to ');

const headings = ['page', 'figure', 'median', 'range', 'goal', ''];
/** Columns with numbers are right-aligned. */
const isNumeric = [false, false, true, true, true, false];

/** Formats the rows as a Markdown table. */
export const formatTable = (rows: readonly Row[]): string => {
  const cells = rows.map((row, at) => [
    row.page === rows[at - 1]?.page ? '' : row.page,
    row.figure,
    units[row.unit](median(row.values)),
    formatRange(row),
    formatGoal(row),
    formatResult(row),
  ]);
  const widths = headings.map((head, column) =>
    Math.max(3, head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const print = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (isNumeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [print(headings), rule, ...cells.map(print)].join('\n');
};

/** Formats the lines below the table: how many goals are met, and which goals each page misses. */
export const formatSummary = (rows: readonly Row[]): string => {
  const missed = rows.filter((row) => meetsGoal(row) === false);
  const goals = rows.filter(({ goal }) => goal).length;
  const names = [...new Set(missed.map(({ page }) => page))].map((page) => {
    const figures = missed.filter((row) => row.page === page).map(({ figure }) => figure);
    return `\nMissed, ${page}: ${figures.join('; ')}`;
  });
  return `${goals - missed.length} of ${goals} goals met.${names.join('')}`;
};
