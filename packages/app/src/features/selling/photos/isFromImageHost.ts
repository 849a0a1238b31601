import { readImageUrl } from '#core/config/imageUrls.ts';
import type { Settings } from '#core/config/settings.ts';

/**
 * The browser of every user would load an image from the URL, so it must not lead to another server (failure mode U4).
 * A real host serves images from another origin than the one that accepts uploads, so `imageOrigins` lists the origins.
 * @param demoOrigin the demo image host, used if no other is configured; its photos are below `/pictures/`
 */
export const isFromImageHost = (
  url: string,
  { imageHost, imageOrigins }: Pick<Settings, 'imageHost' | 'imageOrigins'>,
  demoOrigin: string,
): boolean => {
  const read = readImageUrl(url, demoOrigin);
  if (!read) return false;
  const { origin } = read.url;
  if (!imageHost) return origin === demoOrigin && read.isPicture;
  return !url.startsWith('/') && imageOrigins.includes(origin);
};
