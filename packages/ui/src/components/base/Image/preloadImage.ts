import { imageSource } from './imageSource.ts';

/** Requests an image that `Image` will show soon, in the same way. */
export const preloadImage = (src: string): void => {
  const url = imageSource(src);
  if (!url) return;
  const image = new window.Image();
  image.fetchPriority = 'high';
  image.referrerPolicy = 'no-referrer';
  image.src = url;
};
