import type { Settings } from './settings.ts';

/** The path of images on the app's origin, the server and the demo's image host. A GET of another path may write (`/report/…`). */
export const imagesPath = '/pictures/';

/** In characters; image hosts use shorter URLs. */
export const maxImageUrlLength = 2_000;

type Hosts = Pick<Settings, 'apiUrl' | 'demoUrl' | 'imageHost' | 'imageOrigins'>;

/** The base URLs with images at `imagesPath`, besides the app's origin. The demo's counts only while it stores photos. */
const baseUrls = ({ apiUrl, demoUrl, imageHost }: Hosts): string[] => (imageHost ? [apiUrl] : [apiUrl, demoUrl]);

/** The sources of images for the Content-Security-Policy, besides the app's own origin. */
export const imageSources = (hosts: Hosts): string[] => [
  ...baseUrls(hosts).flatMap((base) => (URL.canParse(base) ? [`${new URL(base).origin}${imagesPath}`] : [])),
  ...hosts.imageOrigins,
];

/**
 * Creates the function that resolves a bike's `img` to an absolute URL. It returns '' for a URL that is not an image of an
 * allowed host (failure mode L2): sellers write these URLs, which must not lead to a tracker or to an endpoint that writes.
 *
 * @param pageUrl the URL of the page, against which relative API URLs are resolved
 */
export const createImageUrlFilter = (hosts: Hosts, pageUrl: string): ((img: string) => string) => {
  const { apiUrl, imageOrigins } = hosts;
  const apiOrigin = new URL(apiUrl, pageUrl).origin;
  const ownOrigins = [pageUrl, ...baseUrls(hosts)].map((base) => new URL(base, pageUrl).origin);
  return (img) => {
    if (img.length >= maxImageUrlLength || !/^(https?:\/\/|\/(?![/\\]))/i.test(img) || !URL.canParse(img, apiOrigin))
      return '';
    const url = new URL(img, apiOrigin);
    if (url.username || url.password) return '';
    if (imageOrigins.includes(url.origin)) return url.href;
    return ownOrigins.includes(url.origin) && url.pathname.startsWith(imagesPath) ? url.href : '';
  };
};
