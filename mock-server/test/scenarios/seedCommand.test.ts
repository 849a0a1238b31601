import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { parseData, serializeData } from '../../src/storage/dataFile.ts';
import { resultOf, spawnProgram } from '../support/spawnMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const seed = (...args: string[]) => resultOf(spawnProgram('seed', args));

test('the committed db.json equals the output of: npm run seed -- --out db.json', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../../db.json'), 'utf8');
  expect(committed).toBe(serializeData(createSeedData()));
});

test('npm run seed writes the given number of bikes', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'one.json');
  expect((await seed('--bikes', '60', '--out', file)).code).toBe(0);
  expect(parseData(await readFile(file), file).db.products).toHaveLength(60);
  expect(await readdir(folder)).toEqual(['one.json']);
});

test('npm run seed rejects a negative number of bikes with a message', async () => {
  const { code, stdout, stderr } = await seed('--bikes', '-5');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^[^\n]+\nUsage: npm run seed/);
});
