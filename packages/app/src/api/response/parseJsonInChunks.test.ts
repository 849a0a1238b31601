import { generateBikes } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { countEventLoopTurns } from '../testing/countEventLoopTurns.ts';
import { parseJsonInChunks } from './parseJsonInChunks.ts';

const long = generateBikes({ bikes: 1_000 });
const printed = JSON.stringify(long);

test('A long list is parsed to the last record, in its order', async () => {
  expect(printed.length).toBeGreaterThan(512 * 1024);
  expect(await parseJsonInChunks(printed)).toEqual(long);
  expect(await parseJsonInChunks(` ${printed}\n`)).toEqual(long);
});

test('The page has its turn while a long list is parsed', async () => {
  const tenTimes = `[${Array.from({ length: 10 }, () => printed.slice(1, -1)).join()}]`;
  const turns = countEventLoopTurns();
  await parseJsonInChunks(tenTimes);
  expect(turns()).toBeGreaterThan(2);
});

test.each([
  ['words in which a record seems to end', (words: string) => [...long, { _id: 'a', words }, ...long]],
  [
    'lists of records inside of records',
    () => long.map((bike) => ({ ...bike, more: Array.from({ length: 20 }, (_, at) => ({ _id: String(at) })) })),
  ],
  ['no list', (words: string) => ({ long, words })],
  ['printed in another manner', () => long.map((bike) => [bike])],
])('%s: as JSON.parse has it', async (_, make) => {
  const text = JSON.stringify(make('},{"_id":"b"},{"_id":"c"'));
  expect(await parseJsonInChunks(text)).toEqual(JSON.parse(text));
});

test.each([
  ['cut off', printed.slice(0, -3)],
  ['cut off where a record ends', `${printed.slice(0, printed.lastIndexOf('},{') + 1)}`],
  ['with half a record in its middle', printed.replace('},{"_id":"', '},{"_id":"half},{"_id":"')],
  ['with a comma too many', printed.replace('},{"_id":"', '},,{"_id":"')],
  ['with something behind it', `${printed}]`],
  ['HTML', `[${'<p>'.repeat(200_000)}]`],
])('N5: a long text that is %s is refused as JSON.parse refuses it', async (_, text) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  await expect(parseJsonInChunks(text)).rejects.toThrow(SyntaxError);
});
