import { detectPhotoType, findSizeError, type ImageSize, isHeic, readImageSize } from '@second-gear/contract';

/** In bytes. The image host gets the prepared photo of a few hundred kilobytes. */
export const maxPhotoBytes = 60 * 1024 * 1024;

/** The largest cameras of phones take photos of 200 megapixels. */
const maxPixels = 200_000_000;

export type PhotoError =
  | 'tooLarge'
  | 'empty'
  | 'heic'
  | 'wrongKind'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'tooNarrow'
  /** The file is damaged, or this device has too little memory. */
  | 'unreadable'
  /** Such as a file in the cloud while the phone is offline. */
  | 'notRead'
  /** This protects against tracking. */
  | 'canvasBlocked';

/** Before the file is decoded, because a decoder allocates memory for as many pixels as the header claims. */
export const validatePhoto = (bytes: Uint8Array): PhotoError | ImageSize => {
  if (bytes.length === 0) return 'empty';
  if (isHeic(bytes)) return 'heic';
  if (!detectPhotoType(bytes)) return 'wrongKind';
  const size = readImageSize(bytes);
  if (!size) return 'unreadable';
  if (size.width * size.height > maxPixels) return 'tooManyPixels';
  return findSizeError(size) ?? size;
};
