import type { Settings } from './settings.ts';

/** Where pictures are on the shop's own origin and on its server. Elsewhere there, a GET may write (`/report/…`). */
export const picturesPath = '/pictures/';

/** In characters: longer than any address that an image host gives. */
export const longestPictureUrl = 2_000;

type Hosts = Pick<Settings, 'apiUrl' | 'pictureOrigins'>;

/** Where pictures come from besides the shop's own origin, as sources of a Content-Security-Policy. */
export const pictureSources = ({ apiUrl, pictureOrigins }: Hosts): string[] => [
  ...(URL.canParse(apiUrl) ? [`${new URL(apiUrl).origin}${picturesPath}`] : []),
  ...pictureOrigins,
];

/**
 * Reads where a listing's picture really is, of which a server may give the path alone. Gives '' for whatever is no
 * picture of an allowed host (faults L2): a listing is written by a stranger, and must not send its readers to a tracker,
 * nor to an address of the shop's server that writes.
 *
 * @param pageUrl where the page is, for an API and pictures on its own origin
 */
export const createPictureUrl = ({ apiUrl, pictureOrigins }: Hosts, pageUrl: string): ((img: string) => string) => {
  const apiOrigin = new URL(apiUrl, pageUrl).origin;
  const ours = [apiOrigin, new URL(pageUrl).origin];
  return (img) => {
    if (img.length >= longestPictureUrl || !/^(https?:\/\/|\/(?![/\\]))/i.test(img) || !URL.canParse(img, apiOrigin))
      return '';
    const url = new URL(img, apiOrigin);
    if (url.username || url.password) return '';
    if (pictureOrigins.includes(url.origin)) return url.href;
    return ours.includes(url.origin) && url.pathname.startsWith(picturesPath) ? url.href : '';
  };
};
