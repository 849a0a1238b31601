import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

export type StaticHost = {
  /** The URL of the folder, with a slash at the end. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Serves a folder below a path of a plain static host: it sends files and the `index.html` of folders, and has no
 * rewrites. For everything else it sends its not-found page, if it has one.
 */
export const startStaticHost = async (folder: string, basePath: string, notFoundPage?: string): Promise<StaticHost> => {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://host');
    const file = join(folder, decodeURIComponent(pathname.slice(basePath.length)));
    const send = async (status: number, name: string) => {
      const content = await readFile(name);
      response.writeHead(status, { 'content-type': types[extname(name)] ?? '' }).end(content);
    };
    try {
      if (!pathname.startsWith(basePath)) throw new Error('The path is outside of the folder.');
      if (pathname.endsWith('/')) await send(200, join(file, 'index.html'));
      else await send(200, file);
    } catch (error) {
      // As on most hosts, the URL of a folder without a slash at the end leads to the URL with the slash.
      if (error instanceof Error && 'code' in error && error.code === 'EISDIR') {
        response.writeHead(301, { location: `${pathname}/${search}` }).end();
      } else if (notFoundPage) await send(404, notFoundPage);
      else response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
};
