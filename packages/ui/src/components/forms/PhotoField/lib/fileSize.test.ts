import { expect, it } from 'vitest';
import { bnAddBike } from '../../../../copy/bn/selling/addBike.ts';
import { enAddBike } from '../../../../copy/selling/addBike.ts';
import { fileSize } from './fileSize.ts';

it.each([
  [1, '1 kB'],
  [12_000, '12 kB'],
  [1024 * 1024 - 1, '1024 kB'],
  [1024 * 1024, '1.0 MB'],
  [2_516_582, '2.4 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('fileSize formats %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes, enAddBike.addBike.photoField)).toBe(text);
});

it.each([
  [12_000, '১২ কেবি'],
  [2_516_582, '২.৪ এমবি'],
])('fileSize formats %i bytes in Bangla as %s [R11.10]', (bytes, text) => {
  expect(fileSize(bytes, bnAddBike.addBike.photoField)).toBe(text);
});
