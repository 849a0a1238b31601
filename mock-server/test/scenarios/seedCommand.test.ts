import { lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/index.ts';
import { createSeedData, namedBikeCount } from '../../src/scenarios/seedData.ts';
import { parseData, serializeData } from '../../src/storage/dataFile.ts';
import { resultOf, spawnProgram } from '../support/spawnMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const seed = (...args: string[]) => resultOf(spawnProgram('seed', args));

test('the committed db.json equals the output of: npm run seed -- --out db.json', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../../db.json'), 'utf8');
  expect(committed).toBe(serializeData(createSeedData()));
});

describe('seed command', () => {
  test('npm run seed writes the given number of bikes, with the same bytes every time', async () => {
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

  test('npm run seed prints the data without --out', async () => {
    const { code, stdout } = await seed('--bikes', String(namedBikeCount));
    expect([code, stdout]).toEqual([0, serializeData(createSeedData({ bikes: namedBikeCount }))]);
    expect(JSON.parse(stdout).products).toHaveLength(namedBikeCount);
  });

  test('npm run seed prints its usage with --help', async () => {
    const { code, stdout } = await seed('--help');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: npm run seed/);
    expect(stdout).toContain(`from ${namedBikeCount} to`);
  });

  test('npm run seed writes to the target of a symbolic link', async () => {
    const folder = await temporaryFolder();
    const [link, file] = [join(folder, 'link.json'), join(folder, 'db.json')];
    await writeFile(file, '');
    await symlink(file, link);
    expect((await seed('--bikes', '30', '--out', link)).code).toBe(0);
    expect(parseData(await readFile(file), file).db.products).toHaveLength(30);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
  });

  test('npm run seed does not write to a file that a server has open', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const database = await openDatabase(file, async () => createSeedData());
    onTestFinished(() => database.close());
    const before = await readFile(file, 'utf8');
    const { code, stderr } = await seed('--out', file);
    expect(code).toBe(1);
    expect(stderr).toContain(`is in use by the process ${process.pid}`);
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  test('npm run seed does not replace a folder or a device', async () => {
    const folder = await temporaryFolder();
    for (const out of [folder, '/dev/null']) {
      const { code, stderr } = await seed('--out', out);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^The data file .* is not a regular file\.[^\n]*\n$/);
    }
    expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['no option', []],
    ['a negative number of bikes', ['--bikes', '-5']],
    ['an unknown option', ['--bike', '5']],
    ['an argument that is no option', ['lots']],
    ['a fraction as the number of bikes', ['--bikes', '1.5']],
    ['a word as the number of bikes', ['--bikes', 'many']],
    ['fewer bikes than the fixtures have', ['--bikes', String(namedBikeCount - 1)]],
    ['too many bikes', ['--bikes', '9999999']],
    ['--url without --scenario', ['--url', 'http://localhost:4173']],
    ['a URL without http://', ['--scenario', 'empty-database', '--url', 'localhost:4173']],
    ['--scenarios with --scenario', ['--scenarios', '--scenario', 'empty-database']],
  ])('npm run seed rejects %s with a message', async (_, args) => {
    const { code, stdout, stderr } = await seed(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^[^\n]+\nUsage: npm run seed/);
  });

  test('npm run seed prints one sentence when the file cannot be written', async () => {
    const { code, stdout, stderr } = await seed('--bikes', '30', '--out', '/no/such/folder/db.json');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('/no/such/folder/db.json cannot be written (ENOENT).\n');
  });
});
