import type { Settings } from './settings.ts';

/** The folder of all images, on each host. A GET request to another path may write (`/report/…`). */
export const imagesPath = '/pictures/';

/** In characters. Real image hosts use shorter URLs. */
const maxImageUrlLength = 2_000;

/**
 * A path that every program reads in the same way. A browser leaves '..%2f' in a path, and a proxy may read it as '../'
 * and so forward the request to an endpoint that writes.
 */
const plainUrl = /^(?:https?:\/\/[^/\\?#]+)?(?:\/[\w-][\w.-]*)+(?:\?[\w.=&-]*)?$/i;

/** An image host could read this as the path of something else. Some need '%2F' in their paths. */
const unclearPath = /[\\;\s\p{Cc}]|\.\.|\/\.(?=\/|$)|%(?:2e|5c|25|3b|[01])/iu;

/**
 * An absolute http(s) URL, or a path on the host of `base`. `isPicture`: a plain path below `imagesPath`. Undefined if
 * browsers or servers could read the URL in different ways.
 */
export const readImageUrl = (img: string, base: string): { url: URL; isPicture: boolean } | undefined => {
  if (img.length >= maxImageUrlLength || !/^(https?:\/\/|\/(?![/\\]))/i.test(img) || !URL.canParse(img, base)) return;
  const url = new URL(img, base);
  if (url.username || url.password || unclearPath.test(img.replace(/[?#].*/s, ''))) return;
  return { url, isPicture: plainUrl.test(img) && url.pathname.startsWith(imagesPath) };
};

type Hosts = Pick<Settings, 'apiUrl' | 'demoUrl' | 'imageHost' | 'imageOrigins'>;

/** Besides the app's origin. The demo image host is among them only while it is used for uploads. */
const baseUrls = ({ apiUrl, demoUrl, imageHost }: Hosts): string[] => (imageHost ? [apiUrl] : [apiUrl, demoUrl]);

/** For the Content-Security-Policy, besides the app's own origin. */
export const imageSources = (hosts: Hosts): string[] => [
  ...baseUrls(hosts).flatMap((base) => (URL.canParse(base) ? [`${new URL(base).origin}${imagesPath}`] : [])),
  ...hosts.imageOrigins,
];

/**
 * Converts a bike's `img` to an absolute URL, or to '' unless it is an image of an allowed host (failure mode L2): it
 * must not lead to a tracker or to an endpoint that writes.
 * @param pageUrl the base of a relative API URL
 */
export const createImageUrlFilter = (hosts: Hosts, pageUrl: string): ((img: string) => string) => {
  const { apiUrl, imageOrigins } = hosts;
  const apiOrigin = new URL(apiUrl, pageUrl).origin;
  const ownOrigins = [pageUrl, ...baseUrls(hosts)].map((base) => new URL(base, pageUrl).origin);
  const isImageOrigin = (origin: string) => imageOrigins.includes(origin) && !ownOrigins.includes(origin);
  return (img) => {
    const read = readImageUrl(img, apiOrigin);
    if (!read) return '';
    const { url, isPicture } = read;
    if (ownOrigins.includes(url.origin) && isPicture) return url.href;
    return isImageOrigin(url.origin) ? url.href : '';
  };
};
