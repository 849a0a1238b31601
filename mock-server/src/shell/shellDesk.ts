import type { PlainRequest } from '@second-gear/contract/backend';
import { type Answer, type Desk, pathnameOf, refusal } from '../http/answer.ts';
import type { ShellFile, ShellFiles } from './shellFiles.ts';

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

const fileAnswer = (request: PlainRequest, { bytes, type, etag, headers: wanted }: ShellFile): Answer => {
  // Asked again each time, unless the build says that it never changes.
  const headers = { 'cache-control': 'no-cache', ...wanted, 'content-type': type, etag };
  return request.headers['if-none-match'] === etag
    ? { status: 304, headers, body: '' }
    : { status: 200, headers, body: bytes };
};

/** Serves the built shell. Every address that could be a page of the app is answered with the app, which knows its pages. */
export const createShellDesk = (files: ShellFiles): Desk => ({
  bodyLimitOf: () => 0,
  answer: async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusal(405, 'This cannot be done at this address.', { allow: 'GET, HEAD' });
    }
    const path = pathnameOf(request);
    const asked = path === '/' ? '/index.html' : path;
    const file = files.get(asked);
    if (file) return fileAnswer(request, file);
    const index = files.get('/index.html');
    if (index && !path.startsWith('/assets/') && isNavigation(request, path)) return fileAnswer(request, index);
    return refusal(404, 'Nothing is to be found at this address.');
  },
});
