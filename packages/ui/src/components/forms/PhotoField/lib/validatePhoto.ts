import { isHeic, measuresOf, photoTypeOf, shapeProblemOf } from '@second-gear/contract';

/** As much as the image host takes, in bytes: 10 MB. */
export const largestPhoto = 10 * 1024 * 1024;

/** In pixels. More than that takes over 100 MB to decode, which a small phone does not have. */
export const mostPixels = 25_000_000;

export type PhotoRefusal =
  | 'tooLarge'
  | 'empty'
  | 'heic'
  | 'wrongKind'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'tooNarrow'
  | 'unreadable';

/**
 * Why a file cannot be the photo of a bike; undefined when it can. The cheap questions come first, and nothing is decoded
 * before its header has said how large it is.
 */
export const photoRefusal = async (file: File): Promise<PhotoRefusal | undefined> => {
  if (file.size > largestPhoto) return 'tooLarge';
  if (file.size === 0) return 'empty';
  const bytes = await bytesOf(file);
  if (!bytes) return 'unreadable';
  if (isHeic(bytes)) return 'heic';
  if (!photoTypeOf(bytes)) return 'wrongKind';
  const measures = measuresOf(bytes);
  if (!measures) return 'unreadable';
  if (measures.width * measures.height > mostPixels) return 'tooManyPixels';
  const problem = shapeProblemOf(measures);
  if (problem) return problem;
  return (await isWhole(file)) ? undefined : 'unreadable';
};

/** Undefined when it was deleted or renamed since it was chosen. */
const bytesOf = async (file: File): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

/** An `img` shows the upper half of a photo that was cut off; a bitmap is made of the whole of it or not at all. */
const isWhole = async (file: File): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};
