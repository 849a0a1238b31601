import { readImageUrl } from '#core/config/imageUrls.ts';
import type { Settings } from '#core/config/settings.ts';

/**
 * Whether the URL in the response to an upload is a URL of the image host (failure mode U4). The browser of every user
 * would load an image from that URL, so it must not lead to another server. A real image host serves images from
 * another origin than the one that accepts uploads, so `imageOrigins` lists the allowed origins. The demo image host
 * serves photos below `/pictures/` on its own origin.
 *
 * @param demoOrigin the origin of the demo image host, which is used if no other image host is configured
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
