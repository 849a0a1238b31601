import { Refused } from './frontDesk/refused.ts';
import { bodyLimit, type PlainRequest, photoLimit } from './frontDesk/request.ts';

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** A photo whose bytes say themselves what it is. */
export type Photo = { type: PhotoType; bytes: Uint8Array<ArrayBuffer> };

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0): boolean =>
  start.every((byte, place) => bytes[from + place] === byte);

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Shorter than this no photo can be: a header alone takes as much. In bytes. */
const leastLength = 24;

/** The start of an image, the marker of a first segment, and a length that at least counts itself. */
const isJpeg = (bytes: Uint8Array, view: DataView): boolean =>
  startsWith(bytes, [0xff, 0xd8, 0xff]) &&
  view.getUint8(3) >= 0xc0 &&
  view.getUint8(3) <= 0xfe &&
  view.getUint16(4) >= 2;

/** The signature, then the header chunk, then a width and a height. */
const isPng = (bytes: Uint8Array, view: DataView): boolean =>
  startsWith(bytes, [0x89, ...ascii('PNG\r\n\x1a\n')]) &&
  startsWith(bytes, [0, 0, 0, 13, ...ascii('IHDR')], 8) &&
  view.getUint32(16) > 0 &&
  view.getUint32(20) > 0;

/** A RIFF file of the kind WEBP whose first chunk is one of the three that hold an image. */
const isWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, ascii('RIFF')) &&
  ['VP8 ', 'VP8L', 'VP8X'].some((kind) => startsWith(bytes, ascii(`WEBP${kind}`), 8));

/** What a file is by its header, whatever its name and its sender say; undefined when it is no photo we keep. */
export const photoTypeOf = (bytes: Uint8Array): PhotoType | undefined => {
  if (bytes.length < leastLength) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isJpeg(bytes, view)) return 'image/jpeg';
  if (isPng(bytes, view)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  return undefined;
};

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const satisfies Record<
  PhotoType,
  string
>;

/** Where a photo is to be found: the same bytes are always at the same path, `/pictures/photos/{sha256}.{jpg|png|webp}`. */
export const photoPath = async ({ type, bytes }: Photo): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const name = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `/pictures/photos/${name}.${endings[type]}`;
};

const formOf = async (type: string, body: Uint8Array<ArrayBuffer>): Promise<FormData> => {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refused(400, 'The form data cannot be read.');
  }
};

/**
 * The photo in an upload: form data with one file under the field `image` (spec §7).
 * Throws Refused: 415 when it is packed, or no form data, or no JPEG, PNG or WebP, 413 over 10 MB, 400 when there is no such file.
 */
export const readPhoto = async ({ headers, body }: PlainRequest): Promise<Photo> => {
  const type = headers['content-type'] ?? '';
  if (headers['content-encoding']) throw new Refused(415, 'The photo must come as it is, not packed.');
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refused(415, 'The photo must come as form data.');
  if (body.length > bodyLimit) throw new Refused(413, 'The photo is larger than 10 megabytes.');
  const [file, ...others] = (await formOf(type, body)).getAll('image');
  if (!file || typeof file === 'string') throw new Refused(400, 'The field image must hold the photo.');
  if (others.length > 0) throw new Refused(400, 'Only one photo can be sent at once.');
  if (file.size > photoLimit) throw new Refused(413, 'The photo is larger than 10 megabytes.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const photoType = photoTypeOf(bytes);
  if (!photoType) throw new Refused(415, 'The photo must be a JPEG, PNG or WebP.');
  return { type: photoType, bytes };
};
