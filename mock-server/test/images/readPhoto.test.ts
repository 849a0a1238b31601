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

const refusedWith = async (request: HttpRequest): Promise<HttpError['result']> => {
  try {
    await readPhoto(request);
  } catch (error) {
    if (error instanceof HttpError) return error.result;
  }
  throw new Error('the photo was not refused');
};

const refusal = async (request: HttpRequest): Promise<number> => (await refusedWith(request)).status;

test('the same photo has the same place', async () => {
  const photo = await readPhoto(await upload(formWith(png)));
  expect(photo).toEqual({ type: 'image/png', bytes: png });
  expect(await photoPath(photo)).toMatch(/^\/pictures\/photos\/[0-9a-f]{64}\.png$/);
  expect(await photoPath(photo)).toBe(await photoPath({ type: 'image/png', bytes: Uint8Array.from(png) }));
});

test('what is no photo is refused', async () => {
  const text = new FormData();
  text.append('image', 'bike.png');
  const two = formWith(png);
  two.append('image', new Blob([png]));
  const huge = new Uint8Array(photoLimit + 1);
  huge.set(png);
  const whole = await upload(formWith(png));

  expect(await refusal(await upload(text))).toBe(400);
  expect(await refusal(await upload(two))).toBe(400);
  expect(await refusal(await upload(formWith(png, 'photo')))).toBe(400);
  expect(await refusal(await upload(formWith(new Uint8Array())))).toBe(415);
  expect(await refusal(await upload(formWith(huge)))).toBe(413);
  expect(await refusal({ ...whole, body: whole.body.slice(0, 80) })).toBe(400);
  expect(await refusal({ ...whole, headers: { 'content-type': 'multipart/form-data; boundary=other' } })).toBe(400);
  expect(await refusal({ ...whole, headers: {} })).toBe(415);
  expect(await refusal({ ...whole, headers: { ...whole.headers, 'content-encoding': 'gzip' } })).toBe(415);
});

/** An upload of exactly so many bytes: a photo, and something beside it that nobody asked for. */
const uploadOf = async (length: number): Promise<HttpRequest> => {
  const form = (padding: number) => {
    const whole = formWith(png);
    whole.append('beside', 'x'.repeat(padding));
    return upload(whole);
  };
  // Boundaries differ from form to form, but not in their length.
  const { body } = await form(0);
  return form(length - body.length);
};

test('U3: a photo and an upload may be as large as their limits, and not a byte larger', async () => {
  const largest = new Uint8Array(photoLimit);
  largest.set(png);
  expect((await readPhoto(await upload(formWith(largest)))).bytes).toHaveLength(photoLimit);
  expect((await readPhoto(await uploadOf(bodyLimit))).bytes).toEqual(png);
  expect(await refusal(await uploadOf(bodyLimit + 1))).toBe(413);
});

test.each([
  [1, 1, 'The photo must have at least 100 pixels on each side.'],
  [1, 60_000, 'The photo must have at least 100 pixels on each side.'],
  [99, 400, 'The photo must have at least 100 pixels on each side.'],
  [501, 100, 'One side of the photo must not be more than 5 times as long as the other.'],
  [1000, 60_000, 'One side of the photo must not be more than 5 times as long as the other.'],
])('U3: a photo of %i × %i pixels is refused with a reason', async (width, height, message) => {
  const reply = await refusedWith(await upload(formWith(pngOf(width, height))));
  expect(reply).toEqual({ status: 400, json: { message } });
});

test.each([
  [100, 100],
  [100, 500],
  [500, 100],
])('a photo of %i × %i pixels is taken', async (width, height) => {
  expect(await readPhoto(await upload(formWith(pngOf(width, height))))).toMatchObject({ type: 'image/png' });
});

test('U2: a photo that does not say its measures is refused', async () => {
  const [start, frame] = ['\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', '\xff\xd9'.padEnd(24, '\0')];
  const jpeg = Uint8Array.from(start + frame, (letter) => letter.charCodeAt(0));
  expect(await refusal(await upload(formWith(jpeg)))).toBe(415);
});
