import { PhotoError } from './photoError.ts';

/** In px, of the longer side. Larger than any place where a bike is shown. */
export const longestSide = 1600;

/** Of the JPEG, from 0 to 1: a photo of that size has about 300 kB, which takes seconds on a slow connection. */
const quality = 0.82;

/** The size of the prepared photo: at most `longestSide`, with the same aspect ratio, and never larger than the original. */
export const fitWithin = ({ width, height }: { width: number; height: number }): { width: number; height: number } => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const draw = (bitmap: ImageBitmap): OffscreenCanvas => {
  const { width, height } = fitWithin(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new PhotoError('unprepared');
  // A JPEG has no transparency: transparent pixels become white, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

/**
 * Renders the photo again: upright, small enough, and with nothing but the pixels. Where, when, with what and by whom it was
 * taken is not uploaded, and neither is its file name (failure mode U1).
 * Throws a PhotoError.
 */
export const preparePhoto = async (photo: Blob): Promise<File> => {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    try {
      const type = 'image/jpeg';
      return new File([await draw(bitmap).convertToBlob({ type, quality })], 'bike.jpg', { type });
    } finally {
      bitmap.close();
    }
  } catch {
    throw new PhotoError('unprepared');
  }
};
