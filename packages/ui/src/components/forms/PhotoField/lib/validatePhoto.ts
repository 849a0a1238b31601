import { isHeic, measuresOf, photoTypeOf, shapeProblemOf } from '@second-gear/contract';

/** As much as the image host takes, in bytes: 10 MB. */
export const maxPhotoBytes = 10 * 1024 * 1024;

/** In pixels. More than that takes over 100 MB to decode, which a small phone does not have. */
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
 * Why a file cannot be the photo of a bike; undefined when it can. The cheap questions come first, and nothing is decoded
 * before its header has said how large it is.
 */
export const validatePhoto = async (file: File): Promise<PhotoError | undefined> => {
  if (file.size > maxPhotoBytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  const bytes = await readBytes(file);
  if (!bytes) return 'unreadable';
  if (isHeic(bytes)) return 'heic';
  if (!photoTypeOf(bytes)) return 'wrongKind';
  const measures = measuresOf(bytes);
  if (!measures) return 'unreadable';
  if (measures.width * measures.height > maxPixels) return 'tooManyPixels';
  const problem = shapeProblemOf(measures);
  if (problem) return problem;
  return (await isDecodable(file)) ? undefined : 'unreadable';
};

/** Undefined when it was deleted or renamed since it was chosen. */
const readBytes = async (file: File): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

/** An `img` shows the upper half of a photo that was cut off; a bitmap is made of the whole of it or not at all. */
const isDecodable = async (file: File): Promise<boolean> => {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
};
