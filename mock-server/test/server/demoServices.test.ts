import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { formWith, png, pngOf } from '@second-gear/fixtures';
import { afterAll, expect, test } from 'vitest';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { serializeData } from '../../src/storage/dataFile.ts';
import { runProgram } from '../support/spawnMock.ts';
import { startMock } from '../support/startMock.ts';

const server = await startMock();
afterAll(() => server.close());

const upload = (photo: Uint8Array<ArrayBuffer>) =>
  fetch(server.url + pathOf('uploadPhoto', { query: { key: 'demo' } }), {
    method: endpoints.uploadPhoto.method,
    body: formWith(photo),
  });

test('the image host serves a stored photo with its type, for ever, and without scripts', async () => {
  const { data } = await (await upload(png)).json();
  const photo = await fetch(server.url + data.url);
  expect(Object.fromEntries(photo.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(png);
});

test('the image host rejects a photo that is too small or too large', async () => {
  expect((await upload(pngOf(1, 1))).status).toBe(400);
  expect((await upload(new Uint8Array([...png, ...new Uint8Array(10 * 1024 * 1024)]))).status).toBe(413);
});

test('the mock server lists the reports of the app, and rejects text and fields that no report has [R13.52 R13.54]', async () => {
  const report = { kind: 'request', endpoint: 'findUser', error: 'timeout' };
  const batch = { version: 1, language: 'en', reports: [{ page: '/login', count: 2, report }], dropped: 0 };
  const post = async (body: string) => (await fetch(`${server.url}/_reports`, { method: 'POST', body })).status;
  expect(await post(JSON.stringify(batch))).toBe(204);
  expect(await post('Farhana')).toBe(400);
  expect(await post(JSON.stringify({ ...batch, user: 'Farhana' }))).toBe(400);
  expect(await (await fetch(`${server.url}/_reports`)).json()).toEqual([batch]);
});

test('the committed db.json equals the output of: npm run seed -- --out db.json', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../../db.json'), 'utf8');
  expect(committed).toBe(serializeData(createSeedData()));
  const { code, stderr } = await runProgram('seed', {}, ['--bikes', '7']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--bikes must be a whole number from 15 to 1000000')]);
});
