import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { serializeData } from '../../src/storage/dataFile.ts';

test('the committed db.json equals the output of: npm run seed -- --out db.json', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../../db.json'), 'utf8');
  expect(committed).toBe(serializeData(createSeedData()));
});
