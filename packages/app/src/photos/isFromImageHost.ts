import { longestPictureUrl, picturesPath } from '../config/imageUrls.ts';
import type { Settings } from '../config/settings.ts';

/**
 * Whether the address that an upload was answered with is one that the image host may give (faults U4): a listing carries
 * it into everybody's browser. Real image hosts show what they keep under another name than the one they are asked at,
 * hence `pictureOrigins`; the demo's image host keeps photos under `/pictures/` of its origin.
 *
 * @param demoOrigin the origin of the demo's image host, which is asked where no other is set
 */
export const isFromImageHost = (
  url: string,
  { imageHost, pictureOrigins }: Pick<Settings, 'imageHost' | 'pictureOrigins'>,
  demoOrigin: string,
): boolean => {
  const base = imageHost ? undefined : demoOrigin;
  if (url.length >= longestPictureUrl || !URL.canParse(url, base)) return false;
  const { protocol, username, password, origin, pathname } = new URL(url, base);
  // A blob: has the origin of its page, and is nobody else's to see.
  if (!/^https?:$/.test(protocol) || username || password) return false;
  return imageHost ? pictureOrigins.includes(origin) : origin === demoOrigin && pathname.startsWith(picturesPath);
};
