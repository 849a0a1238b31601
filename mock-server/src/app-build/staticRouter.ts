import type { Request, RequestHandler, Response } from 'express';
import { methodNotAllowed, notFound } from '../server/http/responses.ts';
import type { AppBuild, StaticFile } from './staticFiles.ts';

/**
 * Whether the browser requests a page to show it to the user. False when a page or a program requests a file. Only a
 * navigation asks for HTML by name; a script accepts any type. `Sec-Fetch-Mode` alone does not decide: in Firefox it is
 * `same-origin` when the service worker sends a navigation. If a client sends no such header and accepts any type (curl,
 * a monitoring program), the path decides: a path with a file extension is never a page, so that the response for a
 * missing file is a 404.
 */
const isNavigation = ({ headers }: Request, path: string): boolean => {
  const accepted = headers.accept ?? '*/*';
  if (accepted.includes('text/html')) return true;
  const mode = headers['sec-fetch-mode'];
  return mode ? mode === 'navigate' : accepted.includes('*/*') && !/\.[^/]*$/.test(path);
};

/** Chooses the smallest form of a file that the client accepts: compressed with Brotli or gzip, or uncompressed. */
const chooseEncoding = (request: Request, { bytes, etag, encoded = {} }: StaticFile) => {
  for (const encoding of ['br', 'gzip'] as const) {
    const body = encoded[encoding];
    // Each compressed copy of a file has its own ETag, because its bytes differ from those of the file.
    if (body && request.acceptsEncodings(encoding))
      return { body, etag: etag.replace(/"$/, `-${encoding}"`), encoding };
  }
  return { body: bytes, etag };
};

const sendFile = (request: Request, response: Response, file: StaticFile, status = 200): void => {
  const { body, etag, encoding } = chooseEncoding(request, file);
  response
    .status(status)
    .type(file.type)
    .set({
      // The browser must ask the server before each use of the file, unless the build's header rules say that the file
      // never changes.
      'cache-control': 'no-cache',
      ...file.headers,
      etag,
      ...(encoding && { 'content-encoding': encoding }),
    });
  if (file.encoded) response.vary('Accept-Encoding');
  // When the browser already has this version of the file, `send` responds with 304 (not modified).
  response.send(Buffer.from(body));
};

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * Returns the canonical path of a page when `path` is a variant of that path: with a trailing slash, with double
 * slashes, or in another letter case. The values of parameters keep their case. Returns undefined when `path` belongs to
 * another page.
 *
 * @param page the path pattern, in lower case: `/categories/:id`
 */
const canonicalPath = (page: string, path: string): string | undefined => {
  const [pattern, segments] = [segmentsOf(page), segmentsOf(path)];
  const isPage =
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index]?.toLowerCase());
  return isPage
    ? `/${pattern.map((part, index) => (part.startsWith(':') ? segments[index] : part)).join('/')}`
    : undefined;
};

/**
 * Serves the app build as static hosts do: its files, the pages of its rewrite rules, and the not-found page when the
 * user navigates to any other path.
 */
export const createStaticRouter = ({ files, rewrites }: AppBuild): RequestHandler => {
  // Static hosts look up a path without a file extension as an HTML file too, and so does this router: the prerendered
  // page /blogs is the file blogs.html.
  const fileAt = (path: string) =>
    path === '/' ? files.get('/index.html') : (files.get(path) ?? files.get(`${path}.html`));
  const notPages = /^\/index$|\/(?:app|404)$/;
  const prerenderedPages = [...files.keys()]
    .flatMap((file) => (file.endsWith('.html') ? file.slice(0, -'.html'.length) : []))
    .filter((page) => !notPages.test(page));
  const pages = [...['/', ...prerenderedPages].map((from) => ({ from, to: from })), ...rewrites];
  // As on Cloudflare Pages, a folder can have a not-found page of its own: bn/404.html for /bn/no/such/page.
  const nearestNotFoundPage = (path: string) => files.get(`/${segmentsOf(path)[0]}/404.html`) ?? files.get('/404.html');
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return methodNotAllowed('GET, HEAD')(request, response, next);
    }
    const path = request.url.replace(/\?.*$/s, '');
    const file = fileAt(path);
    if (file) return sendFile(request, response, file);
    // Redirects every variant of a page's path to its canonical path, as static hosts do, so that search engines and
    // caches know only one URL of the page.
    for (const { from, to } of pages) {
      const canonical = canonicalPath(from, path);
      if (canonical === path && isNavigation(request, path)) {
        const page = fileAt(to);
        if (page) return sendFile(request, response, page);
      } else if (canonical !== undefined && canonical !== path) {
        response
          .status(301)
          .set('location', canonical + request.url.slice(path.length))
          .end();
        return;
      }
    }
    const notFoundPage = nearestNotFoundPage(path);
    if (notFoundPage && !path.startsWith('/assets/') && isNavigation(request, path)) {
      return sendFile(request, response, notFoundPage, 404);
    }
    return notFound(request, response, next);
  };
};
