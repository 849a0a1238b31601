import { expect, test } from 'vitest';
import { readPhoto } from './frontDesk/readPhoto.ts';
import { Refused } from './frontDesk/refused.ts';
import type { PlainRequest } from './frontDesk/request.ts';
import { bodyLimit, photoLimit } from './frontDesk/request.ts';
import { photoPath } from './photos.ts';
import { formWith, png } from './suite/samples.ts';

const upload = async (form: FormData): Promise<PlainRequest> => {
  const sent = new Response(form);
  return {
    method: 'POST',
    path: '/_images?key=any',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: new Uint8Array(await sent.arrayBuffer()),
  };
};

const refusal = async (request: PlainRequest): Promise<number> => {
  try {
    await readPhoto(request);
  } catch (error) {
    if (error instanceof Refused) return error.reply.status;
  }
  throw new Error('the photo was not refused');
};

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
const uploadOf = async (length: number): Promise<PlainRequest> => {
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
