import type { PlainRequest } from '@second-gear/contract/backend';
import { type Answer, type Desk, pathnameOf, refusal } from '../http/answer.ts';
import type { Encoding, Shell, ShellFile } from './shellFiles.ts';

/**
 * Whether a person opens an address, rather than a program asking for a file. Browsers say so. What says nothing and takes
 * anything (curl, a monitor) is given a page where the address could be one: with an ending it is a file's, and a missing
 * file must not look like a page.
 */
const isNavigation = ({ headers }: PlainRequest, path: string): boolean => {
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
const chosen = ({ headers }: PlainRequest, { bytes, etag, encoded = {} }: ShellFile) => {
  const accepted = headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    const body = encoded[encoding];
    // Other bytes are another answer, and have another name.
    if (body && accepts(accepted, encoding)) return { body, etag: etag.replace(/"$/, `-${encoding}"`), encoding };
  }
  return { body: bytes, etag };
};

const fileAnswer = (request: PlainRequest, file: ShellFile, status = 200): Answer => {
  const { body, etag, encoding } = chosen(request, file);
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

/**
 * Serves the built shell as static hosts do: files, the app at the addresses that the build has told of, and elsewhere, to
 * whoever opens an address, the page that says that there is none.
 */
export const createShellDesk = ({ files, rewrites }: Shell): Desk => {
  // Pages that were drawn ahead have a file of their own, as static hosts have it too: /blogs is blogs.html.
  const fileAt = (path: string) =>
    path === '/' ? files.get('/index.html') : (files.get(path) ?? files.get(`${path}.html`));
  return {
    bodyLimitOf: () => 0,
    answer: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return refusal(405, 'This cannot be done at this address.', { allow: 'GET, HEAD' });
      }
      const path = pathnameOf(request);
      const file = fileAt(path);
      if (file) return fileAnswer(request, file);
      // One address for each page, as hosts of files have it.
      const bare = path.replace(/\/$/, '');
      if (files.has(`${bare}.html`)) {
        return { status: 301, headers: { location: bare + request.path.slice(path.length) }, body: '' };
      }
      if (!path.startsWith('/assets/') && isNavigation(request, path)) {
        const page = fileAt(rewrites.find(({ from }) => from.test(path))?.to ?? '');
        if (page) return fileAnswer(request, page);
        const missing = files.get('/404.html');
        if (missing) return fileAnswer(request, missing, 404);
      }
      return refusal(404, 'Nothing is to be found at this address.');
    },
  };
};
