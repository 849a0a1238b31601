import { drawPicture } from '@second-gear/contract/pictures';
import { type Answer, type Desk, pathnameOf, refusal } from '../server/http/sendResponse.ts';
import type { PhotoShelf } from './photoStorage.ts';

const day = 24 * 60 * 60;

const picture = (type: string, cacheControl: string, body: string | Uint8Array): Answer => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    // A picture opened by itself is a page: it shall run and load nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
  body,
});

/** Everything under /pictures/: the drawn bikes and brands, and the photos that sellers sent. */
export const createPicturesDesk = (photos: PhotoShelf): Desk => ({
  bodyLimitOf: () => 0,
  answer: async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusal(405, 'Pictures can only be looked at.', { allow: 'GET, HEAD' });
    }
    const path = pathnameOf(request);
    const drawn = drawPicture(path);
    // A drawing keeps its address when the drawing program gets better, so it is not kept for ever.
    if (drawn !== undefined) return picture('image/svg+xml', `public, max-age=${day}`, drawn);
    const photo = await photos.find(path);
    // A photo's address is made of its bytes: another photo has another address.
    if (photo) return picture(photo.type, `public, max-age=${365 * day}, immutable`, photo.bytes);
    return refusal(404, 'There is no such picture.');
  },
});
