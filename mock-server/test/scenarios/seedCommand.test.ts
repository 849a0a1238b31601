import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { serializeData } from '../../src/storage/dataFile.ts';

test('the committed db.json equals the output of: npm run seed -- --out db.json', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../../db.json'), 'utf8');
  expect(committed).toBe(serializeData(createSeedData()));
});

test('npm run seed says which numbers are allowed when the number is negative', async () => {
  const command = join(import.meta.dirname, '../../src/seed.ts');
  const errors = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', command, '--bikes', '-5'], (_error, _stdout, stderr) =>
      resolve(stderr),
    );
  });
  expect(errors).toContain("--bikes must be a whole number from 15 to 1000000, but is '-5'.");
});
