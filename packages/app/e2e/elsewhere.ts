import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShellDesk, readShell } from '@second-gear/mock-server';
import { deployAnew } from './deployAnew.ts';

/** The shop on one origin and its server on another, below a path, as most shops will have it. */

const clone = createHash('sha256')
  .update(import.meta.dirname)
  .digest();
/** Said when the shell is built, so no free one can be taken later: a pair that two clones on one machine rarely share. */
const port = 20_000 + 2 * (clone.readUInt16BE() % 5_000);

export const elsewhere = {
  shell: { port, origin: `http://127.0.0.1:${port}` },
  server: { port: port + 1, origin: `http://127.0.0.1:${port + 1}`, below: '/v1/api' },
  /** Where the shell is built for it. */
  folder: join(tmpdir(), `second-gear-elsewhere-${clone.toString('hex', 0, 6)}`),
};

export type PlainHost = {
  /** Puts another build in the place of this one, whose scripts are gone. */
  deploy(): Promise<void>;
  close(): Promise<void>;
};

/** Serves that shell and nothing else, with the headers that the build has written down. */
export const startPlainHost = async (): Promise<PlainHost> => {
  let desk = createShellDesk(await readShell(elsewhere.folder));
  const server = createServer(async ({ method = 'GET', url = '/', headers }, response) => {
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const answer = await desk.answer({ method, path: url, headers: plain, body: new Uint8Array() });
    if ('mishap' in answer) response.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(elsewhere.shell.port, '127.0.0.1', resolve);
  });
  return {
    deploy: async () => {
      desk = createShellDesk(deployAnew(await readShell(elsewhere.folder)));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
