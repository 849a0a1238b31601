import { createHash } from 'node:crypto';
import { endpoints, pathOf } from '@second-gear/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from '../support/startMock.ts';

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

  test.each([
    ['no image', () => send(Buffer.from('<svg onload="alert(1)">')), 415],
    ['of one pixel', () => send(pngOf(1, 1)), 400],
    ['larger than 10 MB', () => send(Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])), 413],
  ])('the image host rejects a photo that is %s', async (_, sending, status) => {
    const response = await sending();
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\.$/) });
  });
});
