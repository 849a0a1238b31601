import { longestRatio, measuresOf, photoTypeOf, shapeProblemOf, shortestSide } from '@second-gear/contract';
import type { Photo } from '../../images/photoPath.ts';
import { Refused } from './httpError.ts';
import { bodyLimit, type PlainRequest, photoLimit } from './httpMessages.ts';

const formOf = async (type: string, body: Uint8Array<ArrayBuffer>): Promise<FormData> => {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refused(400, 'The form data cannot be read.');
  }
};

const shapeRefusals = {
  tooSmall: `The photo must have at least ${shortestSide} pixels on each side.`,
  tooNarrow: `One side of the photo must not be more than ${longestRatio} times as long as the other.`,
};

/**
 * The photo in an upload: form data with one file under the field `image` (spec §7).
 * Throws Refused: 415 when it is packed, or no form data, or no JPEG, PNG or WebP with readable measures, 413 over 10 MB, 400
 * when there is no such file, or its measures are those of no photo.
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
  const measures = measuresOf(bytes);
  if (!photoType || !measures) throw new Refused(415, 'The photo must be a JPEG, PNG or WebP.');
  const problem = shapeProblemOf(measures);
  if (problem) throw new Refused(400, shapeRefusals[problem]);
  return { type: photoType, bytes };
};
