import { PhotoError } from './photoError.ts';

/** The maximum length of the longer side, in px. The app shows no image of a bike larger than this. */
export const longestSide = 1600;

/**
 * The quality of the JPEG, from 0 to 1. With this value a photo of the largest size has about 300 kB, which uploads in
 * seconds on a slow connection.
 */
const quality = 0.82;

/**
 * Returns the size of the prepared photo. The aspect ratio stays the same, neither side is longer than `longestSide`,
 * and the photo is never enlarged.
 */
export const fitWithin = ({ width, height }: { width: number; height: number }): { width: number; height: number } => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const draw = (bitmap: ImageBitmap): OffscreenCanvas => {
  const { width, height } = fitWithin(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new PhotoError('unprepared');
  // JPEG has no transparency. Without a white background, transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

/**
 * Renders the photo to a new JPEG file that is upright and small, and contains nothing but the pixels: no metadata
 * (time, place, device, author) and no original file name is uploaded (failure mode U1). Throws a PhotoError.
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
