import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { bikeImagePath, brandImagePath, brands } from '@second-gear/fixtures/demoImages';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { startMock } from '../support/startMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const server = await startMock();
afterAll(() => server.close());

/** A black PNG of 160 × 100 pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAABkAQAAAAApzQYiAAAAGElEQVR42mNgGAWjYBSMglEwCkbBKCAMAAg0AAH5R812AAAAAElFTkSuQmCC',
  'base64',
);

/** Copies the PNG, and changes the dimensions in its header. They are in pixels. */
const pngOf = (width: number, height: number) => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

const send = (photo: Uint8Array<ArrayBuffer>, to = server.url, field = 'image', query = { key: 'demo' }) => {
  const form = new FormData();
  form.append(field, new Blob([photo]), '../../etc/name.html');
  return fetch(to + pathOf('uploadPhoto', { query }), { method: endpoints.uploadPhoto.method, body: form });
};

describe('image host', () => {
  test('the image host stores a photo under a path derived from its bytes, and serves it with its type', async () => {
    const response = await send(png);
    expect(response.status).toBe(200);
    const { data } = await response.json();
    const name = createHash('sha256').update(png).digest('hex');
    expect(data.url).toBe(`/pictures/photos/${name}.png`);

    const photo = await fetch(server.url + data.url);
    expect(Object.fromEntries(photo.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(png);
  });

  test('the image host stores each photo once in a folder beside the data file, and still serves the photo after a restart', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const open = () => openDatabase(file, async () => createSeedData());
    const first = await startMock({ database: await open() });
    const [one, other] = await Promise.all([send(png, first.url), send(png, first.url)]);
    const { data } = await one.json();
    expect(await other.json()).toMatchObject({ data });
    await first.close();
    expect(await readdir(`${file}.photos`)).toEqual([data.url.split('/').at(-1)]);

    const second = await startMock({ database: await open() });
    onTestFinished(() => second.close());
    expect((await fetch(second.url + data.url)).status).toBe(200);
  });

  test.each([
    ['no image', () => send(Buffer.from('<svg onload="alert(1)">')), 415],
    ['nothing', () => send(Buffer.alloc(0)), 415],
    ['in another field', () => send(png, server.url, 'photo'), 400],
    ['without a key', () => send(png, server.url, 'image', { key: '' }), 400],
    ['of one pixel', () => send(pngOf(1, 1)), 400],
    ['a line of pixels', () => send(pngOf(1, 60_000)), 400],
    ['larger than 10 MB', () => send(Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])), 413],
  ])('the image host rejects a photo that is %s', async (_, sending, status) => {
    const response = await sending();
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\.$/) });
  });
});

describe('image routes', () => {
  const demoImages = [...brands.map(brandImagePath), bikeImagePath('honda', 'four'), bikeImagePath('yamaha', 'any')];
  test.each(demoImages)('the server serves the demo image %s', async (path) => {
    const response = await fetch(server.url + path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    expect(await response.text()).toMatch(/^<svg /);
  });

  test.each([
    '/pictures/',
    '/pictures/bikes/ducati/1.svg',
    '/pictures/photos/',
    `/pictures/photos/${'0'.repeat(64)}.png`,
    `/pictures/photos/${'0'.repeat(64)}.svg`,
    '/pictures/photos/../../db.json',
  ])('the response to the image path %s has the status 404', async (path) => {
    const response = await fetch(server.url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('image routes reject %s', async (method) => {
    const response = await fetch(server.url + brandImagePath('honda'), { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
