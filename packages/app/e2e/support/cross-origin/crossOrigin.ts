import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The addresses of two origins: the origin of the app build and its demo services, and the origin of the server, which
 * is below a path.
 */

const pathHash = createHash('sha256')
  .update(import.meta.dirname)
  .digest();
/**
 * The first of the two ports. The app build contains both ports, so they must be known before the servers start. They
 * are computed from the path of this repository's folder, so that two copies of the repository on one machine rarely
 * use the same ports.
 */
const port = 20_000 + 2 * (pathHash.readUInt16BE() % 5_000);

export const crossOrigin = {
  app: { port, origin: `http://127.0.0.1:${port}` },
  server: { port: port + 1, origin: `http://127.0.0.1:${port + 1}`, basePath: '/v1/api' },
  folder: join(tmpdir(), `second-gear-cross-origin-${pathHash.toString('hex', 0, 6)}`),
};
