import { expect, it } from 'vitest';
import { fileSize } from './fileSize.ts';

it.each([
  [1, '1 kB'],
  [12_000, '12 kB'],
  [1024 * 1024 - 1, '1024 kB'],
  [1024 * 1024, '1.0 MB'],
  [2_516_582, '2.4 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('fileSize formats %i bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
