import { imagesPath, maxImageUrlLength } from '../config/imageUrls.ts';
import type { Settings } from '../config/settings.ts';

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
  const base = imageHost ? undefined : demoOrigin;
  if (url.length >= maxImageUrlLength || !URL.canParse(url, base)) return false;
  const { protocol, username, password, origin, pathname } = new URL(url, base);
  // Only http and https URLs are accepted. A `blob:` URL also has the origin of the page that created it, but other
  // users cannot load it.
  if (!/^https?:$/.test(protocol) || username || password) return false;
  return imageHost ? imageOrigins.includes(origin) : origin === demoOrigin && pathname.startsWith(imagesPath);
};
