import { formWith, png, pngOf } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { HttpError } from '../../src/backend/http/httpError.ts';
import type { HttpRequest } from '../../src/backend/http/httpMessages.ts';
import { bodyLimit, photoLimit } from '../../src/backend/http/httpMessages.ts';
import { readPhoto } from '../../src/backend/http/readPhoto.ts';
import { photoPath } from '../../src/images/photoPath.ts';

const upload = async (form: FormData): Promise<HttpRequest> => {
  const sent = new Response(form);
  return {
    method: 'POST',
    path: '/_images?key=any',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: new Uint8Array(await sent.arrayBuffer()),
  };
};

const rejectionOf = async (request: HttpRequest): Promise<HttpError['result']> => {
  try {
    await readPhoto(request);
  } catch (error) {
    if (error instanceof HttpError) return error.result;
  }
  throw new Error('the photo was not rejected');
};

const rejectionStatus = async (request: HttpRequest): Promise<number> => (await rejectionOf(request)).status;

test('the path of a photo is the same for the same bytes', async () => {
  const photo = await readPhoto(await upload(formWith(png)));
  expect(photo).toEqual({ type: 'image/png', bytes: png });
  expect(await photoPath(photo)).toMatch(/^\/pictures\/photos\/[0-9a-f]{64}\.png$/);
  expect(await photoPath(photo)).toBe(await photoPath({ type: 'image/png', bytes: Uint8Array.from(png) }));
});

test('readPhoto rejects a file that is no photo', async () => {
  const text = new FormData();
  text.append('image', 'bike.png');
  const two = formWith(png);
  two.append('image', new Blob([png]));
  const huge = new Uint8Array(photoLimit + 1);
  huge.set(png);
  const whole = await upload(formWith(png));

  expect(await rejectionStatus(await upload(text))).toBe(400);
  expect(await rejectionStatus(await upload(two))).toBe(400);
  expect(await rejectionStatus(await upload(formWith(png, 'photo')))).toBe(400);
  expect(await rejectionStatus(await upload(formWith(new Uint8Array())))).toBe(415);
  expect(await rejectionStatus(await upload(formWith(huge)))).toBe(413);
  expect(await rejectionStatus({ ...whole, body: whole.body.slice(0, 80) })).toBe(400);
  expect(await rejectionStatus({ ...whole, headers: { 'content-type': 'multipart/form-data; boundary=other' } })).toBe(
    400,
  );
  expect(await rejectionStatus({ ...whole, headers: {} })).toBe(415);
  expect(await rejectionStatus({ ...whole, headers: { ...whole.headers, 'content-encoding': 'gzip' } })).toBe(415);
});

/** Creates an upload of exactly this many bytes, which contains a photo and a second field. */
const uploadOf = async (length: number): Promise<HttpRequest> => {
  const form = (padding: number) => {
    const whole = formWith(png);
    whole.append('beside', 'x'.repeat(padding));
    return upload(whole);
  };
  // The boundary of form data differs each time, but its length does not.
  const { body } = await form(0);
  return form(length - body.length);
};

test('U3: readPhoto accepts a photo and an upload of exactly the maximum size, and rejects one byte more', async () => {
  const largest = new Uint8Array(photoLimit);
  largest.set(png);
  expect((await readPhoto(await upload(formWith(largest)))).bytes).toHaveLength(photoLimit);
  expect((await readPhoto(await uploadOf(bodyLimit))).bytes).toEqual(png);
  expect(await rejectionStatus(await uploadOf(bodyLimit + 1))).toBe(413);
});

test.each([
  [1, 1, 'The photo must have at least 100 pixels on each side.'],
  [1, 60_000, 'The photo must have at least 100 pixels on each side.'],
  [99, 400, 'The photo must have at least 100 pixels on each side.'],
  [501, 100, 'One side of the photo must not be more than 5 times as long as the other.'],
  [1000, 60_000, 'One side of the photo must not be more than 5 times as long as the other.'],
])('U3: readPhoto rejects a photo of %i × %i pixels with a reason', async (width, height, message) => {
  const result = await rejectionOf(await upload(formWith(pngOf(width, height))));
  expect(result).toEqual({ status: 400, json: { message } });
});

test.each([
  [100, 100],
  [100, 500],
  [500, 100],
])('readPhoto accepts a photo of %i × %i pixels', async (width, height) => {
  expect(await readPhoto(await upload(formWith(pngOf(width, height))))).toMatchObject({ type: 'image/png' });
});

test('U2: readPhoto rejects a photo without readable dimensions', async () => {
  const [start, frame] = ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', '\xff\xd9'.padEnd(24, '\0')];
  const jpeg = Uint8Array.from(start + frame, (letter) => letter.charCodeAt(0));
  expect(await rejectionStatus(await upload(formWith(jpeg)))).toBe(415);
});
