import { detectPhotoType, isHeic, readImageSize } from '@second-gear/contract';
import { png } from '@second-gear/fixtures';
import { expect, test } from 'vitest';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Returns a file that begins with this text, padded to a sufficient length. */
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
  [undefined, begins('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\0\x08')],
  [undefined, begins('\x89PNG\r\n\x1a\n and no more')],
  [undefined, begins('RIFF\x38\0\0\0WEBPmore')],
  [undefined, begins('RIFF\x38\0\0\0WAVEfmt ')],
  [undefined, begins('GIF89a')],
  [undefined, begins('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [undefined, begins('%PDF-1.7')],
  [undefined, bytesOf('')],
])('detectPhotoType detects %s', (type, bytes) => {
  expect(detectPhotoType(bytes)).toBe(type);
});

/** Encodes a number as two bytes, big-endian. */
const uint16 = (value: number) => String.fromCharCode(value >> 8, value & 0xff);

const segment = (marker: number, content: string) =>
  `\xff${String.fromCharCode(marker)}${uint16(content.length + 2)}${content}`;

const frame = (marker: number, width: number, height: number) =>
  segment(marker, `\x08${uint16(height)}${uint16(width)}\x03\x01\x22\0\x02\x11\x01\x03\x11\x01`);

const jpeg = (...segments: string[]) => bytesOf(`\xff\xd8${segments.join('')}${segment(0xda, '\x01\x01\0')}`);

const jfif = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');

/** Exif data with a thumbnail. The frame header in it is that of the thumbnail, not that of the photo. */
const exif = segment(0xe1, `Exif\0\0${frame(0xc0, 160, 120)}`.padEnd(60_000, '\0'));

const pngOf = (width: number, height: number) =>
  bytesOf(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0${uint16(width)}\0\0${uint16(height)}\x08\x02\0\0\0`);

/** Photos of 3,000 × 2,000 pixels in the three formats of WebP. */
const lossy = `RIFF\x38\0\0\0WEBPVP8 \x20\0\0\0\x10\0\0\x9d\x01\x2a\xb8\x0b\xd0\x07`;
const lossless = 'RIFF\x38\0\0\0WEBPVP8L\x20\0\0\0\x2f\xb7\xcb\xf3\x01';
const extended = 'RIFF\x38\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\xb7\x0b\0\xcf\x07\0';

const large = { width: 3000, height: 2000 };

test.each([
  ['a JPEG', jpeg(jfif, frame(0xc0, 3000, 2000)), large],
  ['a progressive JPEG', jpeg(jfif, segment(0xc4, 'huffman'), frame(0xc2, 3000, 2000)), large],
  ['a JPEG after half a megabyte of Exif data', jpeg(...Array(9).fill(exif), frame(0xc0, 3000, 2000)), large],
  ['a JPEG with one padding byte', jpeg(jfif, '\xff', frame(0xc1, 3000, 2000)), large],
  ['a JPEG with padding bytes', jpeg(jfif, '\xff\xff', frame(0xc1, 3000, 2000)), large],
  ['a JPEG with other bytes between its segments', jpeg(jfif, '?', frame(0xc0, 3000, 2000)), undefined],
  ['a PNG', pngOf(3000, 2000), large],
  ['a PNG that would need too much memory', pngOf(20_000, 20_000), { width: 20_000, height: 20_000 }],
  ['a lossy WebP', begins(lossy), large],
  ['a lossless WebP', begins(lossless), large],
  ['an extended WebP', begins(extended), large],
  [
    'the largest possible WebP',
    begins('RIFF\x38\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\xff\xff\xff\xff\xff\xff'),
    { width: 2 ** 24, height: 2 ** 24 },
  ],
  ['a JPEG without a frame', jpeg(jfif, segment(0xdb, 'table')), undefined],
  ['a JPEG with a truncated frame header', jpeg(jfif, frame(0xc0, 3000, 2000)).slice(0, 26), undefined],
  ['a JPEG with a segment that is longer than the file', jpeg('\xff\xe1\xff\xff'), undefined],
  ['a JPEG without height', jpeg(jfif, frame(0xc0, 3000, 0)), undefined],
  ['a lossy WebP without its start code', begins(lossy.replace('\x9d', '\x9e')), undefined],
  ['a lossless WebP without its signature', begins(lossless.replace('\x2f', '\x2e')), undefined],
  ['a GIF', begins('GIF89a'), undefined],
  ['an empty file', bytesOf(''), undefined],
])('readImageSize reads the size of %s', (_, bytes, size) => {
  expect(readImageSize(bytes)).toEqual(size);
});

test.each([
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\x18ftypmif1', true],
  ['\0\0\0\x18ftypmp42', false],
  ['\0\0\0\x18ftypavif', false],
  ['heic', false],
])('isHeic returns whether %j begins a HEIC file: %s', (text, expected) => {
  expect(isHeic(begins(text))).toBe(expected);
});
