import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstShop } from './firstShop.ts';
import { printShop, readShop } from './store/shopFile.ts';
import { outcomeOf, startProgram } from './testing/mockProcess.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const seed = (...args: string[]) => outcomeOf(startProgram('seed.ts', args));

test('db.json is what the fixtures print: npm run seed -- --out db.json', async () => {
  const kept = await readFile(join(import.meta.dirname, '../../db.json'), 'utf8');
  expect(kept).toBe(printShop(firstShop()));
});

describe('seed', () => {
  test('writes the same bytes twice, with as many bikes as were asked for', async () => {
    const folder = await temporaryFolder();
    const files = [join(folder, 'one.json'), join(folder, 'two.json')];
    const ends = await Promise.all(files.map((file) => seed('--bikes', '1000', '--out', file)));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    const [one = '', two] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(one).toBe(two);
    const cast = firstShop({ bikes: 0 }).db.products.length;
    expect(readShop(one, 'one.json').db.products).toHaveLength(1000 + cast);
    expect((await readdir(folder)).sort()).toEqual(['one.json', 'two.json']);
  });

  test('prints when it is given no file', async () => {
    const { code, out } = await seed('--bikes', '3');
    expect([code, out]).toEqual([0, printShop(firstShop({ bikes: 3 }))]);
  });

  test.each([
    ['an unknown option', ['--bike', '5']],
    ['a word', ['lots']],
    ['half a bike', ['--bikes', '1.5']],
    ['no number', ['--bikes', 'many']],
    ['too many', ['--bikes', '9999999']],
    ['a file in no folder', ['--bikes', '1', '--out', '/no/such/folder/db.json']],
  ])('refuses %s with a sentence', async (_, args) => {
    const { code, out, said } = await seed(...args);
    expect([code, out]).toEqual([1, '']);
    expect(said).toMatch(/^[^\n]+\nUsage: npm run seed/);
  });
});
