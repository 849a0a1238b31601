import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import decode, { init as initDecode } from '@jsquash/webp/decode.js';
import encode, { init as initEncode } from '@jsquash/webp/encode.js';

// The decoder returns its pixels in the browser's class `ImageData`, which Node does not have.
globalThis.ImageData ??= class ImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
};

const compile = async (file) =>
  WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve(`@jsquash/webp/codec/${file}`))));

/** Compiles the codec once. In Node, the package needs its WebAssembly modules from the caller. */
const codec = (async () => {
  const [decoder, encoder] = await Promise.all([compile('dec/webp_dec.wasm'), compile('enc/webp_enc_simd.wasm')]);
  await initDecode(decoder);
  await initEncode(encoder);
})();

/**
 * The format is lossless, and keeps the colours of transparent pixels. A higher quality would take seconds, and make
 * the file only a few bytes smaller.
 */
const options = { lossless: 1, exact: 1, quality: 30 };

/**
 * Compresses an image file again, without changing a pixel. This is needed because the browser encodes screenshots
 * fast, but into files that are several times larger. Leaves the file unchanged if it would not get smaller.
 *
 * @param {string} file a WebP image.
 * @throws {Error} when the image cannot be decoded, or its pixels would change.
 */
export const encodeWebp = async (file) => {
  await codec;
  const original = await readFile(file);
  const image = await decode(original);
  const smaller = Buffer.from(await encode(image, options));
  if (smaller.length >= original.length) return;
  const { data } = await decode(smaller);
  if (!Buffer.from(image.data).equals(Buffer.from(data)))
    throw new Error(`Compressing ${file} would change its pixels.`);
  await writeFile(file, smaller);
};
