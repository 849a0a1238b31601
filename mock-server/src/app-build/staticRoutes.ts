import type { HttpRequest } from '../backend/index.ts';
import { errorResponse, pathnameOf, type RouteHandler, type SerializedResponse } from '../server/http/sendResponse.ts';
import type { AppBuild, Encoding, StaticFile } from './staticFiles.ts';

/**
 * Whether a person opens an address, rather than a program asking for a file. Browsers say so. What says nothing and takes
 * anything (curl, a monitor) is given a page where the address could be one: with an ending it is a file's, and a missing
 * file must not look like a page.
 */
const isNavigation = ({ headers }: HttpRequest, path: string): boolean => {
  const mode = headers['sec-fetch-mode'];
  if (mode) return mode === 'navigate';
  const accepted = headers.accept ?? '*/*';
  return accepted.includes('text/html') || (accepted.includes('*/*') && !/\.[^/]*$/.test(path));
};

/** Whether `Accept-Encoding` has a name, and not only to say that it is not wanted. */
const accepts = (accepted: string, encoding: Encoding): boolean =>
  accepted.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** What is sent of a file: the smallest of what was asked for. */
const chooseEncoding = ({ headers }: HttpRequest, { bytes, etag, encoded = {} }: StaticFile) => {
  const accepted = headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    const body = encoded[encoding];
    // Other bytes are another answer, and have another name.
    if (body && accepts(accepted, encoding)) return { body, etag: etag.replace(/"$/, `-${encoding}"`), encoding };
  }
  return { body: bytes, etag };
};

const fileResponse = (request: HttpRequest, file: StaticFile, status = 200): SerializedResponse => {
  const { body, etag, encoding } = chooseEncoding(request, file);
  const headers = {
    // Asked again each time, unless the build says that it never changes.
    'cache-control': 'no-cache',
    ...file.headers,
    'content-type': file.type,
    etag,
    ...(file.encoded && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return request.headers['if-none-match'] === etag && status === 200
    ? { status: 304, headers, body: '' }
    : { status, headers, body };
};

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * The address of a page, where `path` is another way to write it: with a slash at its end, with doubled ones, or in another
 * letter case. What stands for `:id` keeps its case. Undefined when it is no page's.
 *
 * @param page as the router writes it, in lower case: `/categories/:id`
 */
const canonicalPath = (page: string, path: string): string | undefined => {
  const [wanted, given] = [segmentsOf(page), segmentsOf(path)];
  const isPage =
    wanted.length === given.length &&
    wanted.every((part, place) => part.startsWith(':') || part === given[place]?.toLowerCase());
  return isPage ? `/${wanted.map((part, place) => (part.startsWith(':') ? given[place] : part)).join('/')}` : undefined;
};

/**
 * Serves the built shell as static hosts do: files, the app at the addresses that the build has told of, and elsewhere, to
 * whoever opens an address, the page that says that there is none.
 */
export const createStaticRoutes = ({ files, rewrites }: AppBuild): RouteHandler => {
  // Pages that were drawn ahead have a file of their own, as static hosts have it too: /blogs is blogs.html.
  const fileAt = (path: string) =>
    path === '/' ? files.get('/index.html') : (files.get(path) ?? files.get(`${path}.html`));
  const notPages = ['/index', '/app', '/404'];
  const prerenderedPages = [...files.keys()]
    .flatMap((file) => (file.endsWith('.html') ? file.slice(0, -'.html'.length) : []))
    .filter((page) => !notPages.includes(page));
  const pages = [...['/', ...prerenderedPages].map((from) => ({ from, to: from })), ...rewrites];
  return {
    bodyLimitOf: () => 0,
    handle: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return errorResponse(405, 'This cannot be done at this address.', { allow: 'GET, HEAD' });
      }
      const path = pathnameOf(request);
      const file = fileAt(path);
      if (file) return fileResponse(request, file);
      // One address for each page, as hosts of files have it, so that search engines and caches know one.
      for (const { from, to } of pages) {
        const address = canonicalPath(from, path);
        if (address === path && isNavigation(request, path)) {
          const page = fileAt(to);
          if (page) return fileResponse(request, page);
        } else if (address !== undefined && address !== path) {
          return { status: 301, headers: { location: address + request.path.slice(path.length) }, body: '' };
        }
      }
      if (!path.startsWith('/assets/') && isNavigation(request, path)) {
        const missing = files.get('/404.html');
        if (missing) return fileResponse(request, missing, 404);
      }
      return errorResponse(404, 'Nothing is to be found at this address.');
    },
  };
};
