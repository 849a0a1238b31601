import { users } from '@second-gear/fixtures';
import { parse as parseWithCsvParse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvFileName, protectCell, toCsv } from './csv.ts';

/** Difficult names: formulas, quotes, separators, line breaks, other scripts, invisible characters. */
const hostileNames = [
  '=HYPERLINK("https://evil.example","Click")',
  "=cmd|' /C calc'!A0",
  '+8801712000431',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '＝1+1',
  "'=1+1",
  'Rahim "the mechanic" Uddin',
  '"',
  '""',
  'Uddin, Rahim; Dhaka',
  'two\r\nlines',
  'আব্দুল করিম',
  'রহিম উদ্দিন, ঢাকা — “মিস্ত্রি”',
  'كريم الرحمن',
  'e\u0301\u200D🏍️',
  '\uFEFFname',
  '<script>alert(1)</script>',
  ' leading and trailing ',
  '',
  'W'.repeat(10_000),
];

const header = ['No.', 'Name', 'Email', 'Role', 'Status'];
const rows = Array.from({ length: 5_000 }, (_, index) => [
  String(index + 1),
  hostileNames[index % hostileNames.length] ?? '',
  `${index}.${users.rahim.email}`,
  'Seller',
  index % 2 === 0 ? 'Verified' : '',
]);

describe('the exported CSV file', () => {
  it('has the same cells in two CSV readers when it has 5,000 rows with hostile and Bangla names [R12.44]', () => {
    const bytes = new TextEncoder().encode(toCsv(header, rows));
    const expected = [header, ...rows].map((cells) => cells.map(protectCell));

    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    expect(Papa.parse(text, { skipEmptyLines: true }).data).toEqual(expected);
    expect(parseWithCsvParse(Buffer.from(bytes), { bom: true })).toEqual(expected);
  });

  it('begins with a byte order mark, has every cell in quotes, and ends each line with CR LF [R12.44]', () => {
    const bytes = new TextEncoder().encode(toCsv(['Name'], [['করিম'], ['']]));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('"Name"\r\n"করিম"\r\n""\r\n');
  });

  it.each(hostileNames.filter((name) => /^[=+\-@\t\r\n＝]/.test(name)))(
    'F48: has an apostrophe before a name that a spreadsheet would run as a formula: %j [R12.45]',
    (name) => {
      expect(protectCell(name)).toBe(`'${name}`);
    },
  );

  it.each(['Rahim', '১২'])('has an unchanged name when the name is not a formula: %j', (name) => {
    expect(protectCell(name)).toBe(name);
  });

  it('has neither direction marks nor control characters, so that no formula begins with one [R12.45]', () => {
    expect(toCsv(['Name'], [['\u202Etxt.exe'], ['\u2066\u0000=1+1']])).toBe(
      '\uFEFF"Name"\r\n"txt.exe"\r\n"\'=1+1"\r\n',
    );
  });

  it('has a file name that contains the day [R12.44]', () => {
    expect(csvFileName('sellers', new Date(2026, 10, 4))).toBe('second-gear-sellers-2026-11-04.csv');
  });
});
