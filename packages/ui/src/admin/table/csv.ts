import { formatDay } from '../../lib/format.ts';

/**
 * A spreadsheet runs a cell that begins with one of these characters as a formula. The last four are the wide forms of
 * East Asian keyboards, which some programs treat alike.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Makes a text safe for a spreadsheet: an apostrophe before it keeps it a text, and is shown by some programs. */
export const protectCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const toCell = (text: string): string => `"${protectCell(text).replaceAll('"', '""')}"`;

const byteOrderMark = '\uFEFF';

/**
 * Writes a table as CSV (RFC 4180): every cell in quotes, lines that end with CR LF. It begins with a byte order mark,
 * without which Excel does not read UTF-8.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [header, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

/** The name of an exported file: 'second-gear-sellers-2026-11-24.csv'. */
export const csvFileName = (table: string, today: Date): string => `second-gear-${table}-${formatDay(today)}.csv`;

/** Lets the browser store a text as a file. */
export const downloadCsv = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
