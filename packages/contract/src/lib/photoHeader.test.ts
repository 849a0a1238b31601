import { expect, test } from 'vitest';
import { detectPhotoType, isHeic, readImageSize } from '../index.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Returns a file that begins with this text, padded to a sufficient length. */
const begins = (text: string) => bytesOf(text.padEnd(64, '\0'));

test.each([
  ['image/jpeg', begins('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/webp', begins('RIFF\x38\0\0\0WEBPVP8X')],
  [undefined, begins('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\x01')],
  [undefined, begins('GIF89a')],
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

const pngOf = (width: number, height: number) =>
  bytesOf(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0${uint16(width)}\0\0${uint16(height)}\x08\x02\0\0\0`);

const extended = 'RIFF\x38\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0\xb7\x0b\0\xcf\x07\0';

const large = { width: 3000, height: 2000 };

test.each([
  ['a JPEG', jpeg(jfif, frame(0xc0, 3000, 2000)), large],
  ['a JPEG with one padding byte', jpeg(jfif, '\xff', frame(0xc1, 3000, 2000)), large],
  ['a PNG', pngOf(3000, 2000), large],
  ['an extended WebP', begins(extended), large],
  ['a JPEG with a segment that is longer than the file', jpeg('\xff\xe1\xff\xff'), undefined],
  ['a GIF', begins('GIF89a'), undefined],
])('readImageSize reads the size of %s', (_, bytes, size) => {
  expect(readImageSize(bytes)).toEqual(size);
});

test.each([
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\x18ftypavif', false],
])('isHeic returns whether %j begins a HEIC file: %s', (text, expected) => {
  expect(isHeic(begins(text))).toBe(expected);
});
