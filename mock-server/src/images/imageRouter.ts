import { readDemoImage } from '@second-gear/fixtures/readDemoImage';
import { Router } from 'express';
import { asynchronous, sendError } from '../http/responses.ts';
import type { PhotoStorage } from '../storage/photoStorage.ts';

const daySeconds = 24 * 60 * 60;

/** The routes below /pictures: the demo images of bikes and categories, and uploaded photos. */
export const createImageRouter = (photos: PhotoStorage): Router =>
  Router().get(
    '*',
    asynchronous(async (request, response) => {
      const path = request.baseUrl + request.path;
      // An image that is opened directly is a document, which must not run scripts or load anything.
      response.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
      response.set('cross-origin-resource-policy', 'cross-origin');
      const demoImage = await readDemoImage(path);
      if (demoImage !== undefined) {
        response.set({ 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${daySeconds}` });
        return response.send(Buffer.from(demoImage));
      }
      const photo = await photos.find(path);
      if (!photo) return sendError(response, 404, 'There is no such picture.');
      // The path of a photo is a hash of its bytes.
      response.set({ 'content-type': photo.type, 'cache-control': `public, max-age=${365 * daySeconds}, immutable` });
      return response.send(Buffer.from(photo.bytes));
    }),
  );
