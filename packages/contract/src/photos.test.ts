import { expect, test } from 'vitest';
import { Refused } from './frontDesk/refused.ts';
import type { PlainRequest } from './frontDesk/request.ts';
import { photoLimit } from './frontDesk/request.ts';
import { photoPath, readPhoto } from './photos.ts';
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
