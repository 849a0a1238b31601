import { withoutDirection } from '../../language/isolateText.ts';
import { formatDay } from '../../lib/format.ts';

/** A cell that begins so is run as a formula. The last four are the wide forms of East Asian keyboards. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** With an apostrophe before it, a spreadsheet does not run the text as a formula. */
export const protectCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/** Removes what would turn the rest of the line round in a text editor, and what ends the cell in some programs. */
const toPlainText = (text: string): string => withoutDirection(text).replace(/(?![\t\r\n])\p{Cc}/gu, '');

const toCell = (text: string): string => `"${protectCell(toPlainText(text)).replaceAll('"', '""')}"`;

const byteOrderMark = '\uFEFF';

/** RFC 4180: all cells in quotes, lines end with CR LF. Without the byte order mark, Excel does not read UTF-8. */
export const toCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + [header, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

export const csvFileName = (table: string, today: Date): string => `second-gear-${table}-${formatDay(today)}.csv`;

export const downloadCsv = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
