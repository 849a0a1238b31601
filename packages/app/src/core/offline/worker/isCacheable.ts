export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/**
 * Whether the service worker may cache a response. A page must be HTML, and a file must not be HTML: some hosts send an
 * HTML page with status 200 for a file that does not exist.
 */
export const isCacheable = ({ url }: Pick<Request, 'url'>, { status, headers }: Response): boolean => {
  const isPage = /^text\/html/.test(headers.get('content-type') ?? '');
  return status === 200 && isPage !== isAsset(new URL(url));
};
