import { expect, test } from 'vitest';
import { Refused } from './frontDesk/refused.ts';
import type { PlainRequest } from './frontDesk/request.ts';
import { photoLimit } from './frontDesk/request.ts';
import { photoPath, photoTypeOf, readPhoto } from './photos.ts';
import { formWith, png } from './suite/samples.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

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

/** The beginning of a file, and then as much again as makes it long enough. */
const begins = (text: string) => bytesOf(text.padEnd(64, '\0'));

test.each([
  ['image/jpeg', begins('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/jpeg', begins('\xff\xd8\xff\xdb\0\x43')],
  ['image/png', png],
  ['image/webp', begins('RIFF\x38\0\0\0WEBPVP8 ')],
  ['image/webp', begins('RIFF\x38\0\0\0WEBPVP8X')],
  [undefined, bytesOf('\xff\xd8\xff\xe0\0\x10JFIF')],
  [undefined, begins('\xff\xd8\xff\xe0\0\x01')],
  [undefined, begins('\xff\xd8\xff\x00\0\x10')],
  [undefined, png.slice(0, 23)],
  [undefined, begins('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\x01')],
  [undefined, begins('\x89PNG\r\n\x1a\n and no more')],
  [undefined, begins('RIFF\x38\0\0\0WEBPmore')],
  [undefined, begins('RIFF\x38\0\0\0WAVEfmt ')],
  [undefined, begins('GIF89a')],
  [undefined, begins('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [undefined, begins('%PDF-1.7')],
  [undefined, bytesOf('')],
])('the bytes say %s', (type, bytes) => {
  expect(photoTypeOf(bytes)).toBe(type);
});

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
