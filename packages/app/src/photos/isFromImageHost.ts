import { imagesPath, maxImageUrlLength } from '../config/imageUrls.ts';
import type { Settings } from '../config/settings.ts';

/**
 * Whether the URL in an upload's response may be from the image host (failure mode U4): the bike carries it into the browser
 * of every user. Real image hosts serve images from another origin than the one that takes uploads, hence `imageOrigins`;
 * the demo image host serves photos under `/pictures/` of its origin.
 *
 * @param demoOrigin the origin of the demo image host, which is used if no other is configured
 */
export const isFromImageHost = (
  url: string,
  { imageHost, imageOrigins }: Pick<Settings, 'imageHost' | 'imageOrigins'>,
  demoOrigin: string,
): boolean => {
  const base = imageHost ? undefined : demoOrigin;
  if (url.length >= maxImageUrlLength || !URL.canParse(url, base)) return false;
  const { protocol, username, password, origin, pathname } = new URL(url, base);
  // A blob: URL has the origin of its page, and no other user can load it.
  if (!/^https?:$/.test(protocol) || username || password) return false;
  return imageHost ? imageOrigins.includes(origin) : origin === demoOrigin && pathname.startsWith(imagesPath);
};
