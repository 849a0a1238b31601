import { median, range } from './statistics.ts';

/** How a number is printed. */
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

/** One figure of one page: a value for each round, or the only one where it is the same each time. */
export type Row = { page: string; figure: string; unit: Unit; values: readonly number[]; goal?: Goal };

/** Whether the median keeps the goal; undefined where there is none. Compared as measured, and not as printed. */
export const holds = ({ values, goal }: Row): boolean | undefined => {
  if (!goal) return undefined;
  return 'atMost' in goal ? median(values) <= goal.atMost : median(values) >= goal.atLeast;
};

const goalInWords = ({ unit, goal }: Row): string => {
  if (!goal) return '';
  return 'atMost' in goal ? `≤ ${units[unit](goal.atMost)}` : `≥ ${units[unit](goal.atLeast)}`;
};

const verdict = (row: Row): string => {
  const held = holds(row);
  return held === undefined ? '' : held ? 'holds' : 'MISSED';
};

const rangeInWords = ({ unit, values }: Row): string =>
  values.length === 1 ? '' : range(values).map(units[unit]).join(' to ');

const heads = ['page', 'figure', 'median', 'range', 'goal', ''];
/** Numbers stand below one another by their last digit. */
const isNumeric = [false, false, true, true, true, false];

/** The table, as Markdown has it: to be read here, and to be pasted elsewhere. */
export const printRows = (rows: readonly Row[]): string => {
  const cells = rows.map((row, at) => [
    row.page === rows[at - 1]?.page ? '' : row.page,
    row.figure,
    units[row.unit](median(row.values)),
    rangeInWords(row),
    goalInWords(row),
    verdict(row),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const print = (line: readonly string[]) =>
    `| ${line.map((cell, column) => (isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (isNumeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [print(heads), rule, ...cells.map(print)].join('\n');
};

/** What stands below the table: how many goals hold, and what each page misses. */
export const printVerdict = (rows: readonly Row[]): string => {
  const missed = rows.filter((row) => holds(row) === false);
  const goals = rows.filter(({ goal }) => goal).length;
  const names = [...new Set(missed.map(({ page }) => page))].map((page) => {
    const figures = missed.filter((row) => row.page === page).map(({ figure }) => figure);
    return `\nMissed, ${page}: ${figures.join('; ')}`;
  });
  return `${goals - missed.length} of ${goals} goals hold.${names.join('')}`;
};
