import { detectPhotoType, findSizeError, maxAspectRatio, minPhotoSide, readImageSize } from '@second-gear/contract';
import type { Photo } from '../../images/photoPath.ts';
import { bodyLimit, HttpError, type HttpRequest, photoLimit } from './httpMessages.ts';

const readFormData = async (type: string, body: Uint8Array<ArrayBuffer>): Promise<FormData> => {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new HttpError(400, 'The form data cannot be read.');
  }
};

const shapeMessages = {
  tooSmall: `The photo must have at least ${minPhotoSide} pixels on each side.`,
  tooNarrow: `One side of the photo must not be more than ${maxAspectRatio} times as long as the other.`,
};

/** Reads the photo of an upload, one file in the field `image`. Throws an HttpError: 400, 413 or 415. */
export const readPhoto = async ({ headers, body }: HttpRequest): Promise<Photo> => {
  const type = headers['content-type'] ?? '';
  if (headers['content-encoding']) throw new HttpError(415, 'The photo must come as it is, not packed.');
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new HttpError(415, 'The photo must come as form data.');
  if (body.length > bodyLimit) throw new HttpError(413, 'The photo is larger than 10 megabytes.');
  const [file, ...others] = (await readFormData(type, body)).getAll('image');
  if (!file || typeof file === 'string') throw new HttpError(400, 'The field image must hold the photo.');
  if (others.length > 0) throw new HttpError(400, 'Only one photo can be sent at once.');
  if (file.size > photoLimit) throw new HttpError(413, 'The photo is larger than 10 megabytes.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const photoType = detectPhotoType(bytes);
  const measures = readImageSize(bytes);
  if (!photoType || !measures) throw new HttpError(415, 'The photo must be a JPEG, PNG or WebP.');
  const sizeError = findSizeError(measures);
  if (sizeError) throw new HttpError(400, shapeMessages[sizeError]);
  return { type: photoType, bytes };
};
