import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { codeOf, LockedError } from '../lib/errors.ts';

/**
 * The lock allows only one process per data file. The process with the lock listens on a local socket. When that
 * process ends, even by a crash, the operating system closes the socket, and so releases the lock. A copy of a data
 * folder is not locked.
 */

export type Lock = { release(): Promise<void> };

/**
 * Returns the address of the socket for a data file. It is the same for all paths of the data file's folder, and
 * differs for a copy of the folder. On Linux and Windows the address is not a file. On other systems it is a file,
 * which stays when a process is killed.
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

/**
 * Returns the id of the process that holds the lock: '' when that process does not respond, undefined when no process
 * holds the lock.
 */
const readHolder = async (path: string): Promise<string | undefined> => {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  // A suspended process holds the lock, but does not respond.
  socket.setTimeout(1_000, () => socket.destroy());
  return text(socket).catch(() => '');
};

/**
 * Acquires the lock of a data file until `release` is called or this process ends. The folder of the file must exist,
 * but not the file. Throws a LockedError when another server, in this process or in another one, holds the lock.
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
      // An open lock does not keep the process running.
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
