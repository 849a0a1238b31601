import { detectPhotoType, findSizeError, isHeic, readImageSize } from '@second-gear/contract';

/** The largest file that the image host accepts, in bytes: 10 MB. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/**
 * The largest photo, in pixels. To decode a larger photo takes more than 100 MB of memory, and a small phone does not have
 * so much.
 */
export const maxPixels = 25_000_000;

export type PhotoError =
  | 'tooLarge'
  | 'empty'
  | 'heic'
  | 'wrongKind'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'tooNarrow'
  | 'unreadable';

/**
 * Checks whether a file can be the photo of a bike. Fast checks are first. The photo is decoded, which is slow, only if the
 * size in its header is allowed.
 *
 * @returns the error, or undefined if the photo is valid
 */
export const validatePhoto = async (file: File): Promise<PhotoError | undefined> => {
  if (file.size > maxPhotoBytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  const bytes = await readBytes(file);
  if (!bytes) return 'unreadable';
  if (isHeic(bytes)) return 'heic';
  if (!detectPhotoType(bytes)) return 'wrongKind';
  const measures = readImageSize(bytes);
  if (!measures) return 'unreadable';
  if (measures.width * measures.height > maxPixels) return 'tooManyPixels';
  const problem = findSizeError(measures);
  if (problem) return problem;
  return (await isDecodable(file)) ? undefined : 'unreadable';
};

/** Returns the bytes of a file. Undefined if the file was deleted or renamed after the user had selected it. */
const readBytes = async (file: File): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

/**
 * Whether the browser can decode the file. `createImageBitmap` is used, because it rejects a file whose end is missing. An
 * `img` element would show the upper part of such a file.
 */
const isDecodable = async (file: File): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};
