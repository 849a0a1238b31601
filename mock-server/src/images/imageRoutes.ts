import { readDemoImage } from '@second-gear/fixtures/readDemoImage';
import { errorResponse, pathnameOf, type RouteHandler, type SerializedResponse } from '../server/http/sendResponse.ts';
import type { PhotoStorage } from '../storage/photoStorage.ts';

const daySeconds = 24 * 60 * 60;

const imageResponse = (type: string, cacheControl: string, body: string | Uint8Array): SerializedResponse => ({
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    // An image that is opened directly is a document: it must not run or load anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
  body,
});

/** The paths below /pictures/: the demo images of bikes and categories, and uploaded photos. */
export const createImageRoutes = (photos: PhotoStorage): RouteHandler => ({
  bodyLimitOf: () => 0,
  handle: async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(405, 'Pictures can only be looked at.', { allow: 'GET, HEAD' });
    }
    const path = pathnameOf(request);
    const demoImage = await readDemoImage(path);
    // A demo image keeps its path when its content changes, so it is not cached for longer.
    if (demoImage !== undefined) return imageResponse('image/svg+xml', `public, max-age=${daySeconds}`, demoImage);
    const photo = await photos.find(path);
    // A photo's path is a hash of its bytes: another photo has another path.
    if (photo) return imageResponse(photo.type, `public, max-age=${365 * daySeconds}, immutable`, photo.bytes);
    return errorResponse(404, 'There is no such picture.');
  },
});
