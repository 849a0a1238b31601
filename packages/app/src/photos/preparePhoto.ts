import { PhotoProblem } from './photoError.ts';

/** In px, of the longer side. Larger than any place that a bike is shown in. */
export const longestSide = 1600;

/** Of a JPEG, from 0 to 1: a photo of that size takes some 300 kB, which a slow line carries in seconds. */
const quality = 0.82;

/** How large a picture is to be drawn: at most `longestSide`, in its own shape, and never larger than it is. */
export const fitted = ({ width, height }: { width: number; height: number }): { width: number; height: number } => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const draw = (bitmap: ImageBitmap): OffscreenCanvas => {
  const { width, height } = fitted(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new PhotoProblem('unprepared');
  // A JPEG has no glass: what was see-through becomes paper, not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

/**
 * The photo as it leaves this machine: drawn anew, upright, small enough, and with nothing in it but the picture. Where
 * and when it was taken, with what and by whom stays here, and so does its name (faults U1).
 * Throws a PhotoProblem.
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
    throw new PhotoProblem('unprepared');
  }
};
