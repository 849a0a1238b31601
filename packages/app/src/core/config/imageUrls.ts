import type { Settings } from './settings.ts';

/**
 * The path of the folder that contains all images, on the app's origin, on the server and on the demo image host.
 * Images must not have another path, because a GET request to another path may write (`/report/…`).
 */
export const imagesPath = '/pictures/';

/** The longest image URL that the app accepts, in characters. Real image hosts use shorter URLs. */
const maxImageUrlLength = 2_000;

/**
 * A URL whose path every program reads in the same way: its segments have only letters, digits, '.', '_' and '-', and do
 * not begin with a dot. A browser leaves '..%2f' in a path, and a proxy may read it as '../' and so forward the request
 * to an endpoint that writes.
 */
const plainUrl = /^(?:https?:\/\/[^/\\?#]+)?(?:\/[\w-][\w.-]*)+(?:\?[\w.=&-]*)?$/i;

/** What an image host could read as the path of something else. Some image hosts need '%2F' in their paths. */
const unclearPath = /[\\;\s\p{Cc}]|\.\.|\/\.(?=\/|$)|%(?:2e|5c|25|3b|[01])/iu;

/**
 * Reads the URL of an image: an absolute http(s) URL, or a path on the host of `base`. `isPicture` says whether it is a
 * plain path below `imagesPath`. Undefined if browsers or servers could read the URL in different ways.
 */
export const readImageUrl = (img: string, base: string): { url: URL; isPicture: boolean } | undefined => {
  if (img.length >= maxImageUrlLength || !/^(https?:\/\/|\/(?![/\\]))/i.test(img) || !URL.canParse(img, base)) return;
  const url = new URL(img, base);
  if (url.username || url.password || unclearPath.test(img.replace(/[?#].*/s, ''))) return;
  return { url, isPicture: plainUrl.test(img) && url.pathname.startsWith(imagesPath) };
};

type Hosts = Pick<Settings, 'apiUrl' | 'demoUrl' | 'imageHost' | 'imageOrigins'>;

/**
 * The base URLs of the servers that have images below `imagesPath`, in addition to the app's origin. The demo image
 * host is one of them only while it is used for uploads.
 */
const baseUrls = ({ apiUrl, demoUrl, imageHost }: Hosts): string[] => (imageHost ? [apiUrl] : [apiUrl, demoUrl]);

/** Returns the sources of images, besides the app's own origin, that the Content-Security-Policy must allow. */
export const imageSources = (hosts: Hosts): string[] => [
  ...baseUrls(hosts).flatMap((base) => (URL.canParse(base) ? [`${new URL(base).origin}${imagesPath}`] : [])),
  ...hosts.imageOrigins,
];

/**
 * Creates the function that converts a bike's `img` to an absolute URL. The function returns '' unless the URL is an
 * image of an allowed host (failure mode L2): sellers write these URLs, which must not point to a tracker or to an
 * endpoint that writes.
 *
 * @param pageUrl the URL of the page, which is the base of a relative API URL
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
