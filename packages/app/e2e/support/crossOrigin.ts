import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The shop with its demo services on one origin and its server on another, below a path. */

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
