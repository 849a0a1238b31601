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
    // A browser that opens an image directly shows it as a document. The header forbids this document to run scripts or
    // to load anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
  body,
});

/** Serves the paths below /pictures/: the demo images of bikes and categories, and uploaded photos. */
export const createImageRoutes = (photos: PhotoStorage): RouteHandler => ({
  bodyLimitOf: () => 0,
  handle: async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return errorResponse(405, 'Pictures can only be looked at.', { allow: 'GET, HEAD' });
    }
    const path = pathnameOf(request);
    const demoImage = await readDemoImage(path);
    // A demo image is cached only for this time, because it keeps its path when its content changes.
    if (demoImage !== undefined) return imageResponse('image/svg+xml', `public, max-age=${daySeconds}`, demoImage);
    const photo = await photos.find(path);
    // A photo may be cached forever: its path is a hash of its bytes, so another photo has another path.
    if (photo) return imageResponse(photo.type, `public, max-age=${365 * daySeconds}, immutable`, photo.bytes);
    return errorResponse(404, 'There is no such picture.');
  },
});
