import type { Settings } from './settings.ts';

/**
 * The path of the folder that contains all images, on the app's origin, on the server and on the demo image host.
 * Images must not have another path, because a GET request to another path may write (`/report/…`).
 */
export const imagesPath = '/pictures/';

/** The longest image URL that the app accepts, in characters. Real image hosts use shorter URLs. */
export const maxImageUrlLength = 2_000;

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
  return (img) => {
    if (img.length >= maxImageUrlLength || !/^(https?:\/\/|\/(?![/\\]))/i.test(img) || !URL.canParse(img, apiOrigin))
      return '';
    const url = new URL(img, apiOrigin);
    if (url.username || url.password) return '';
    if (imageOrigins.includes(url.origin)) return url.href;
    return ownOrigins.includes(url.origin) && url.pathname.startsWith(imagesPath) ? url.href : '';
  };
};
