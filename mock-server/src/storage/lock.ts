import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { codeOf, LockedError } from '../lib/errors.ts';

/**
 * The lock allows only one process per data file. It is a local socket on which the process listens. The operating
 * system closes the socket when the process ends, even after a crash, so no lock outlives its process. A copy of a data
 * folder is not locked.
 */

export type Lock = { release(): Promise<void> };

/**
 * Returns the address of the socket for a data file. All paths of the data file's folder give the same address; a copy
 * of the folder gives another one. On Linux and Windows the address is not a file. On other systems it is a file, which
 * a killed process does not remove.
 */
const addressOf = async (file: string): Promise<{ path: string; isFile: boolean }> => {
  const { dev, ino } = await stat(dirname(file), { bigint: true });
  const hash = createHash('sha256')
    .update(`${dev}:${ino}/${basename(file)}`)
    .digest('hex')
    .slice(0, 32);
  const name = `second-gear-${hash}`;
  if (process.platform === 'linux') return { path: `\0${name}`, isFile: false };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, isFile: false };
  return { path: join(tmpdir(), name), isFile: true };
};

/** Returns the id of the process that holds the lock, '' when it does not respond, or undefined when there is none. */
const readHolder = async (path: string): Promise<string | undefined> => {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  // A process that is suspended holds the lock, but sends nothing.
  socket.setTimeout(1_000, () => socket.destroy());
  return text(socket).catch(() => '');
};

/**
 * Acquires the lock of a data file until `release` or the end of this process. The file need not exist, but its folder
 * must. Throws a LockedError when another server, in this process or another, holds the lock.
 */
export const lockFile = async (file: string): Promise<Lock> => {
  const { path, isFile } = await addressOf(file);
  for (;;) {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    try {
      await once(server.listen(path), 'listening');
      // The lock alone does not keep the process running.
      server.unref();
      return {
        release: async () => {
          if (server.listening) await once(server.close(), 'close');
        },
      };
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
    const pid = await readHolder(path);
    if (pid !== undefined) throw new LockedError(file, pid);
    if (isFile) await rm(path, { force: true });
  }
};
