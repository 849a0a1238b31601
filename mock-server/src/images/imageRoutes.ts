import { readDemoImage } from '@second-gear/fixtures/readDemoImage';
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

/** Everything under /pictures/: the demo images of bikes and brands, and the photos that sellers uploaded. */
export const createPicturesDesk = (photos: PhotoShelf): Desk => ({
  bodyLimitOf: () => 0,
  answer: async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusal(405, 'Pictures can only be looked at.', { allow: 'GET, HEAD' });
    }
    const path = pathnameOf(request);
    const demoImage = await readDemoImage(path);
    // A demo image keeps its path when its content changes, so it is not cached for longer.
    if (demoImage !== undefined) return picture('image/svg+xml', `public, max-age=${day}`, demoImage);
    const photo = await photos.find(path);
    // A photo's address is made of its bytes: another photo has another address.
    if (photo) return picture(photo.type, `public, max-age=${365 * day}, immutable`, photo.bytes);
    return refusal(404, 'There is no such picture.');
  },
});
