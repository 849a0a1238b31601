import type { Settings } from './settings.ts';

/** Where pictures are on the shop's own origin, on its server and on the demo's image host. Elsewhere there, a GET may write (`/report/…`). */
export const picturesPath = '/pictures/';

/** In characters: longer than any address that an image host gives. */
export const longestPictureUrl = 2_000;

type Hosts = Pick<Settings, 'apiUrl' | 'demoUrl' | 'imageHost' | 'pictureOrigins'>;

/** The addresses below which pictures are at `picturesPath`, besides the shop's own origin; the demo's only while it takes photos. */
const bases = ({ apiUrl, demoUrl, imageHost }: Hosts): string[] => (imageHost ? [apiUrl] : [apiUrl, demoUrl]);

/** Where pictures come from besides the shop's own origin, as sources of a Content-Security-Policy. */
export const imageSources = (hosts: Hosts): string[] => [
  ...bases(hosts).flatMap((base) => (URL.canParse(base) ? [`${new URL(base).origin}${picturesPath}`] : [])),
  ...hosts.imageOrigins,
];

/**
 * Reads where a listing's picture really is, of which a server may give the path alone. Gives '' for whatever is no
 * picture of an allowed host (faults L2): a listing is written by a stranger, and must not send its readers to a tracker,
 * nor to an address of the shop's server that writes.
 *
 * @param pageUrl where the page is, for an API and pictures on its own origin
 */
export const createImageUrlFilter = (hosts: Hosts, pageUrl: string): ((img: string) => string) => {
  const { apiUrl, imageOrigins } = hosts;
  const apiOrigin = new URL(apiUrl, pageUrl).origin;
  const ours = [pageUrl, ...bases(hosts)].map((base) => new URL(base, pageUrl).origin);
  return (img) => {
    if (img.length >= longestPictureUrl || !/^(https?:\/\/|\/(?![/\\]))/i.test(img) || !URL.canParse(img, apiOrigin))
      return '';
    const url = new URL(img, apiOrigin);
    if (url.username || url.password) return '';
    if (imageOrigins.includes(url.origin)) return url.href;
    return ours.includes(url.origin) && url.pathname.startsWith(picturesPath) ? url.href : '';
  };
};
