import type { Settings } from './settings.ts';

/** The folder of all images, on each host. A GET request to another path may write (`/report/…`). */
const imagesPath = '/pictures/';

const maxImageUrlLength = 2_000;

/**
 * Every program reads such a path in the same way. A proxy may read '..%2f' as '../' and so forward the request to an
 * endpoint that writes.
 */
const plainUrl = /^(?:https?:\/\/[^/\\?#]+)?(?:\/[\w-][\w.-]*)+(?:\?[\w.=&-]*)?$/i;

/** An image host could read this as the path of something else. Some need '%2F' in their paths. */
const unclearPath = /[\\;\s\p{Cc}]|\.\.|\/\.(?=\/|$)|%(?:2e|5c|25|3b|[01])/iu;

/**
 * `isPicture`: a plain path below `imagesPath`. Undefined if browsers or servers could read the URL in different ways.
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

export const imageSources = (hosts: Hosts): string[] => [
  ...baseUrls(hosts).flatMap((base) => (URL.canParse(base) ? [`${new URL(base).origin}${imagesPath}`] : [])),
  ...hosts.imageOrigins,
];

/**
 * '' unless it is an image of an allowed host (failure mode L2): it must not lead to a tracker or to an endpoint that
 * writes.
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
