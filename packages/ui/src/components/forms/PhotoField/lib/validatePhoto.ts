import { detectPhotoType, findSizeError, type ImageSize, isHeic, readImageSize } from '@second-gear/contract';

/**
 * The largest file that the app reads, in bytes: 60 MB. The image host accepts smaller files only, but it gets the
 * prepared photo, which has a few hundred kilobytes.
 */
export const maxPhotoBytes = 60 * 1024 * 1024;

/** The largest photo that the app decodes, in pixels. The largest cameras of phones take photos of 200 megapixels. */
export const maxPixels = 200_000_000;

export type PhotoError =
  | 'tooLarge'
  | 'empty'
  | 'heic'
  | 'wrongKind'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'tooNarrow'
  /** The photo cannot be decoded: it is damaged, or this device has too little memory. */
  | 'unreadable'
  /** The browser cannot read the file, such as a file in the cloud while the phone is offline. */
  | 'notRead'
  /** The browser changes the pixels that a page reads, which protects against tracking. */
  | 'canvasBlocked';

/**
 * Checks the header of a file before the file is decoded, because a decoder allocates memory for as many pixels as the
 * header claims.
 *
 * @returns the error, or the size of the photo
 */
export const validatePhoto = (bytes: Uint8Array): PhotoError | ImageSize => {
  if (bytes.length === 0) return 'empty';
  if (isHeic(bytes)) return 'heic';
  if (!detectPhotoType(bytes)) return 'wrongKind';
  const size = readImageSize(bytes);
  if (!size) return 'unreadable';
  if (size.width * size.height > maxPixels) return 'tooManyPixels';
  return findSizeError(size) ?? size;
};
