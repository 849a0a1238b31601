import { PhotoError } from './photoError.ts';

/** The largest length of the longer side, in px. The app nowhere shows an image of a bike larger than this. */
export const longestSide = 1600;

/**
 * The quality of the JPEG, from 0 to 1. With it a photo of the largest size has about 300 kB, which uploads in seconds
 * on a slow connection.
 */
const quality = 0.82;

/**
 * Computes the size of the prepared photo: the same aspect ratio, neither side longer than `longestSide`, and never
 * larger than the original.
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
  // Fills the canvas with white first: JPEG has no transparency, so transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

/**
 * Renders the photo to a new file that is upright, small enough, and contains only pixels. So the metadata (time,
 * place, device, author) and the original file name are not uploaded (failure mode U1). Throws a PhotoError.
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
