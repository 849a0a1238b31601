import type { ImageSize } from '@second-gear/contract';
import { isCanvasExact } from './isCanvasExact.ts';
import { maxPhotoBytes, type PhotoError, validatePhoto } from './validatePhoto.ts';

/** In px. The app shows no image of a bike larger than this. */
const longestSide = 1600;

/** A photo of the largest size has about 300 kB then, which uploads in seconds on a slow connection. */
const quality = 0.82;

const type = 'image/jpeg';

const encode = (canvas: OffscreenCanvas): Promise<Blob> => canvas.convertToBlob({ type, quality });

/** Never longer than `longestSide`, and never enlarged. */
export const fitWithin = ({ width, height }: ImageSize): ImageSize => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * Upright is the default: Chromium before 112 rejects `imageOrientation: 'from-image'`. Shrinking while decoding needs
 * less memory. Only the width is given, because the metadata may exchange width and height. An `img` element would show
 * the upper part of a file whose end is missing; `createImageBitmap` rejects it.
 */
const decode = (photo: Blob, { width, height }: ImageSize): Promise<ImageBitmap> =>
  createImageBitmap(
    photo,
    Math.min(width, height) > longestSide ? { resizeWidth: longestSide, resizeQuality: 'high' } : {},
  );

const draw = (bitmap: ImageBitmap): OffscreenCanvas => {
  const { width, height } = fitWithin(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser has no canvas.');
  // JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

const render = async (photo: Blob, size: ImageSize): Promise<Blob | undefined> => {
  try {
    const bitmap = await decode(photo, size);
    try {
      return await encode(draw(bitmap));
    } finally {
      bitmap.close();
    }
  } catch {
    return undefined;
  }
};

/** Undefined if the browser cannot read the file. */
const readBytes = async (file: File): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
};

/**
 * Renders a file to an upright, small JPEG without metadata (time, place, device, author; failure mode U1). The file is
 * read only once: the browser refuses to read it again after another app has changed it, even only its date.
 * @returns the photo, or why the file cannot be the photo of a bike
 */
export const preparePhoto = async (file: File): Promise<File | PhotoError> => {
  if (file.size > maxPhotoBytes) return 'tooLarge';
  const bytes = await readBytes(file);
  if (!bytes) return 'notRead';
  const size = validatePhoto(bytes);
  if (typeof size === 'string') return size;
  if (!(await isCanvasExact(encode))) return 'canvasBlocked';
  const prepared = await render(new Blob([bytes]), size);
  return prepared ? new File([prepared], file.name, { type }) : 'unreadable';
};
