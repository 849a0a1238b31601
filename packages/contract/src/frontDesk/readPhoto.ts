import { photoTypeOf } from '../photoHeader.ts';
import type { Photo } from '../photos.ts';
import { Refused } from './refused.ts';
import { bodyLimit, type PlainRequest, photoLimit } from './request.ts';

const formOf = async (type: string, body: Uint8Array<ArrayBuffer>): Promise<FormData> => {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refused(400, 'The form data cannot be read.');
  }
};

/**
 * The photo in an upload: form data with one file under the field `image` (spec §7).
 * Throws Refused: 415 when it is packed, or no form data, or no JPEG, PNG or WebP, 413 over 10 MB, 400 when there is no such file.
 */
export const readPhoto = async ({ headers, body }: PlainRequest): Promise<Photo> => {
  const type = headers['content-type'] ?? '';
  if (headers['content-encoding']) throw new Refused(415, 'The photo must come as it is, not packed.');
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refused(415, 'The photo must come as form data.');
  if (body.length > bodyLimit) throw new Refused(413, 'The photo is larger than 10 megabytes.');
  const [file, ...others] = (await formOf(type, body)).getAll('image');
  if (!file || typeof file === 'string') throw new Refused(400, 'The field image must hold the photo.');
  if (others.length > 0) throw new Refused(400, 'Only one photo can be sent at once.');
  if (file.size > photoLimit) throw new Refused(413, 'The photo is larger than 10 megabytes.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const photoType = photoTypeOf(bytes);
  if (!photoType) throw new Refused(415, 'The photo must be a JPEG, PNG or WebP.');
  return { type: photoType, bytes };
};
