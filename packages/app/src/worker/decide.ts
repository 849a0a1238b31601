import { patterns } from '../patterns.ts';

/** What the service worker does with one request. */
export type Decision =
  /** A page of the shop: the network's, and where that does not answer the one that is kept. */
  | 'page'
  /** A file of the build: the one that is kept, and else the network's, which is kept then. */
  | 'file'
  /** Nothing: the browser goes on as if there were no worker. */
  | 'none';

const pages = Object.values(patterns).map(
  (pattern) => new RegExp(`^${pattern.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`),
);

/** As much of a Request as it takes to decide. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * What is to be done with a request. The worker knows the shop's pages and the files of its build, and touches nothing else:
 * so no call of the table is ever kept or repeated, whether it writes or not, and no token, no payment and no picture.
 *
 * @param files the paths of the build's files that never change
 */
export const decide = ({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Decision => {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  // A navigation to anything else, such as a call that writes, is between the browser and the server.
  if (mode === 'navigate') return pages.some((page) => page.test(address.pathname)) ? 'page' : 'none';
  return files.has(address.pathname) && address.search === '' ? 'file' : 'none';
};
