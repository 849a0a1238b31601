import { lstat, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/index.ts';
import { createSeedData, namedBikeCount } from '../../src/scenarios/seedData.ts';
import { parseData, serializeData } from '../../src/storage/dataFile.ts';
import { outcomeOf, startProgram } from '../support/spawnMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const seed = (...args: string[]) => outcomeOf(startProgram('seed', args));

test('db.json is what the fixtures print: npm run seed -- --out db.json', async () => {
  const kept = await readFile(join(import.meta.dirname, '../../../db.json'), 'utf8');
  expect(kept).toBe(serializeData(createSeedData()));
});

describe('seed', () => {
  test('writes the same bytes twice, with as many bikes as were asked for', async () => {
    const folder = await temporaryFolder();
    const files = [join(folder, 'one.json'), join(folder, 'two.json')];
    const ends = await Promise.all(files.map((file) => seed('--bikes', '1000', '--out', file)));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    const [one = Buffer.alloc(0), two] = await Promise.all(files.map((file) => readFile(file)));
    expect(one).toEqual(two);
    expect(parseData(one, 'one.json').db.products).toHaveLength(1000);
    expect((await readdir(folder)).sort()).toEqual(['one.json', 'two.json']);
    expect((await stat(join(folder, 'one.json'))).mode & 0o777).toBe(0o600);
  });

  test('prints when it is given no file', async () => {
    const { code, out } = await seed('--bikes', String(namedBikeCount));
    expect([code, out]).toEqual([0, serializeData(createSeedData({ bikes: namedBikeCount }))]);
    expect(JSON.parse(out).products).toHaveLength(namedBikeCount);
  });

  test('says what it can do', async () => {
    const { code, out } = await seed('--help');
    expect(code).toBe(0);
    expect(out).toMatch(/^Usage: npm run seed/);
    expect(out).toContain(`from ${namedBikeCount} to`);
  });

  test('writes to the file behind a link, whether it is there or not', async () => {
    const folder = await temporaryFolder();
    const [link, file] = [join(folder, 'link.json'), join(folder, 'db.json')];
    await symlink(file, link);
    for (const bikes of ['30', '40']) {
      expect((await seed('--bikes', bikes, '--out', link)).code).toBe(0);
      expect(parseData(await readFile(file), file).db.products).toHaveLength(Number(bikes));
      expect((await lstat(link)).isSymbolicLink()).toBe(true);
    }
  });

  test('leaves a file alone that a server has open', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const shop = await openDatabase(file, async () => createSeedData());
    onTestFinished(() => shop.close());
    const before = await readFile(file, 'utf8');
    const { code, said } = await seed('--out', file);
    expect(code).toBe(1);
    expect(said).toContain(`is in use by the process ${process.pid}`);
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  test('puts no file in the place of a folder or a device', async () => {
    const folder = await temporaryFolder();
    for (const out of [folder, '/dev/null']) {
      const { code, said } = await seed('--out', out);
      expect(code).toBe(1);
      expect(said).toMatch(/^The data file .* is not a regular file\.[^\n]*\n$/);
    }
    expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['an unknown option', ['--bike', '5']],
    ['a word', ['lots']],
    ['half a bike', ['--bikes', '1.5']],
    ['no number', ['--bikes', 'many']],
    ['fewer bikes than the cast has', ['--bikes', String(namedBikeCount - 1)]],
    ['too many', ['--bikes', '9999999']],
    ['an address without a mock to go to', ['--url', 'http://localhost:4173']],
    ['an address that lacks its http://', ['--state', 'empty-shop', '--url', 'localhost:4173']],
    ['the list of states together with a state', ['--states', '--state', 'empty-shop']],
  ])('refuses %s with a sentence', async (_, args) => {
    const { code, out, said } = await seed(...args);
    expect([code, out]).toEqual([2, '']);
    expect(said).toMatch(/^[^\n]+\nUsage: npm run seed/);
  });

  test('says in a sentence that a file cannot be written', async () => {
    const { code, out, said } = await seed('--bikes', '30', '--out', '/no/such/folder/db.json');
    expect([code, out]).toEqual([1, '']);
    expect(said).toBe('/no/such/folder/db.json cannot be written (ENOENT).\n');
  });
});
