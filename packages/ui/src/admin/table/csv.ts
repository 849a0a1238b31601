import { withoutDirection } from '../../language/isolateText.ts';
import { formatDay } from '../../lib/format.ts';

/**
 * A spreadsheet runs a cell as a formula when it begins with one of these characters. The last four are the wide forms of
 * `=`, `+`, `-` and `@` on East Asian keyboards. Some programs treat them like the narrow ones.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Makes a text safe for a spreadsheet. With an apostrophe before it, a spreadsheet does not run the text as a formula. Some
 * programs show the apostrophe.
 */
export const protectCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** Removes what would turn the rest of the line round in a text editor, and what ends the cell in some programs. */
const toPlainText = (text: string): string => withoutDirection(text).replace(/(?![\t\r\n])\p{Cc}/gu, '');

const toCell = (text: string): string => `"${protectCell(toPlainText(text)).replaceAll('"', '""')}"`;

const byteOrderMark = '\uFEFF';

/**
 * Writes a table as CSV (RFC 4180): every cell is in quotes, and every line ends with CR LF. The text begins with a byte
 * order mark, because without one Excel does not read the file as UTF-8.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [header, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

/** The name of an exported file: 'second-gear-sellers-2026-11-24.csv'. */
export const csvFileName = (table: string, today: Date): string => `second-gear-${table}-${formatDay(today)}.csv`;

/** Downloads a text as a CSV file. */
export const downloadCsv = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
