import type { PlainRequest } from '@second-gear/contract/backend';
import { type Answer, type Desk, pathnameOf, refusal } from '../http/answer.ts';
import type { ShellFile, ShellFiles } from './shellFiles.ts';

const year = 365 * 24 * 60 * 60;

/** Vite puts a hash of the content into the names of everything under /assets/, so those never change. */
const cacheControlOf = (path: string): string =>
  path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache';

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

const fileAnswer = (request: PlainRequest, path: string, { bytes, type, etag }: ShellFile): Answer => {
  const headers = {
    'content-type': type,
    'cache-control': cacheControlOf(path),
    etag,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
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
    if (file) return fileAnswer(request, asked, file);
    const index = files.get('/index.html');
    if (index && !path.startsWith('/assets/') && isNavigation(request, path))
      return fileAnswer(request, '/index.html', index);
    return refusal(404, 'Nothing is to be found at this address.');
  },
});
