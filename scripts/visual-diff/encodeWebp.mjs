import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The WebP codec of Playwright. It is used here, because the browser encodes screenshots fast, in files several times
 * larger.
 */
const { utils } = createRequire(import.meta.resolve('playwright'))('playwright-core/lib/coreBundle');

/** The effort of the codec. A higher effort would take seconds and save almost no bytes. */
const effort = 30;

/**
 * Compresses an image file again, without changing a pixel of the image. Leaves the file unchanged if it would not get
 * smaller.
 *
 * @param {string} file a WebP image.
 * @throws {Error} when the image cannot be decoded, or its pixels would change.
 */
export const encodeWebp = (file) => {
  const original = readFileSync(file);
  const { width, height, data } = utils.decodeWebp(original);
  const pixels = Buffer.from(data);
  const smaller = utils.encodeWebp({ width, height, data: pixels }, { lossless: true, quality: effort });
  if (smaller.length >= original.length) return;
  if (!pixels.equals(Buffer.from(utils.decodeWebp(smaller).data)))
    throw new Error(`Compressing ${file} would change its pixels.`);
  writeFileSync(file, smaller);
};
