import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The codec that Playwright reads such pictures with. Its browser writes them in haste, at several times the size. */
const { utils } = createRequire(import.meta.resolve('playwright'))('playwright-core/lib/coreBundle');

/** Beyond this, more effort costs seconds and saves hardly a byte. */
const effort = 30;

/**
 * Writes a picture again in fewer bytes, without losing a pixel of it; leaves alone one that is small already.
 *
 * @param {string} file a WebP picture.
 * @throws {Error} where the picture cannot be read, or would not be the same.
 */
export const squeeze = (file) => {
  const written = readFileSync(file);
  const { width, height, data } = utils.decodeWebp(written);
  const pixels = Buffer.from(data);
  const smaller = utils.encodeWebp({ width, height, data: pixels }, { lossless: true, quality: effort });
  if (smaller.length >= written.length) return;
  if (!pixels.equals(Buffer.from(utils.decodeWebp(smaller).data))) throw new Error(`${file} would not stay the same.`);
  writeFileSync(file, smaller);
};
