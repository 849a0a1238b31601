export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** Some hosts send an HTML page with status 200 for a file that does not exist. */
export const isCacheable = ({ url }: Pick<Request, 'url'>, { status, headers }: Response): boolean => {
  const isPage = /^text\/html/.test(headers.get('content-type') ?? '');
  return status === 200 && isPage !== isAsset(new URL(url));
};
