import { randomUUID } from 'node:crypto';
import { type BigIntStats, readFileSync } from 'node:fs';
import { link, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { codeOf, LockedError } from '../lib/errors.ts';

/**
 * The lock allows only one process per data file. It is a file beside the data file, and contains the process that
 * holds it. A killed process cannot remove its lock, so a lock is valid only while its process runs, and only at the
 * path where that process created it.
 */

const Holder = v.object({
  token: v.string(),
  pid: v.number(),
  startedAt: v.nullable(v.string()),
  /** The path and inode at which the holder created the lock. Absent in locks of earlier releases. */
  place: v.optional(v.object({ path: v.string(), inode: v.string() })),
});
type Holder = v.InferOutput<typeof Holder>;

export type Lock = { release(): Promise<void> };

/**
 * What Linux reports about a process: whether it has ended and waits for its parent (a zombie), and its start time in the
 * kernel's own unit. Null on other systems. Process ids are reused (in a container the server may get the same one each
 * time), so the id alone does not identify a process.
 */
const readProcess = (pid: number): { hasEnded: boolean; startedAt: string } | null => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may contain anything; count the fields after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', start] = [fields[0], fields[19]];
    return start ? { hasEnded: ['Z', 'X'].includes(state), startedAt: `${boot}/${start}` } : null;
  } catch {
    return null;
  }
};

/** The locks that this process holds. They are needed on systems that do not report the start time of a process. */
const ownTokens = new Set<string>();

/** Identifies a file: the result is the same for all names of the file, and different for a copy of it. */
const inodeOf = ({ dev, ino }: BigIntStats): string => `${dev}:${ino}`;

type FoundLock = Holder & {
  /**
   * Whether the lock file is a copy, made together with the data file: its holder uses the data at the original path.
   */
  isCopy: boolean;
};

const readHolder = async (path: string): Promise<FoundLock | 'none' | 'unreadable'> => {
  try {
    const file = await open(path);
    try {
      const holder = v.parse(Holder, JSON.parse(await file.readFile('utf8')));
      const { place } = holder;
      // A lock file is a copy only if it is also at another path: at its original path it may have been restored from a
      // backup, and then still belongs to the process that writes to this path.
      const isCopy =
        place !== undefined &&
        place.path !== resolve(path) &&
        place.inode !== inodeOf(await file.stat({ bigint: true }));
      return { ...holder, isCopy };
    } finally {
      await file.close();
    }
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'none' : 'unreadable';
  }
};

const isAlive = (holder: FoundLock): boolean => {
  if (holder.isCopy) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // The error EPERM means that the process exists and belongs to another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const found = readProcess(holder.pid);
  if (found?.hasEnded) return false;
  if (found && holder.startedAt !== null) return found.startedAt === holder.startedAt;
  return holder.pid !== process.pid || ownTokens.has(holder.token);
};

/**
 * Links the prepared lock file to `path`, unless `path` already exists. The file system lets exactly one process
 * succeed.
 */
const linkIfFree = async (prepared: string, path: string): Promise<boolean> => {
  try {
    await link(prepared, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/** Writes the lock for `path` into a temporary file. */
const prepare = async (prepared: string, path: string, me: Holder): Promise<void> => {
  const file = await open(prepared, 'wx', 0o600);
  try {
    const place = { path: resolve(path), inode: inodeOf(await file.stat({ bigint: true })) };
    await file.writeFile(JSON.stringify({ ...me, place } satisfies Holder));
  } finally {
    await file.close();
  }
};

/**
 * Acquires the lock at `path`. Two processes may start at the same time and both find the lock of a process that has
 * ended, but only one may replace it. So the right to replace that lock is itself a lock, whose name contains the old
 * holder's token. Returns the process id of a running holder, or undefined when the lock was acquired.
 */
const acquire = async (path: string, me: Holder): Promise<number | undefined> => {
  const prepared = `${path}.${randomUUID()}.tmp`;
  await prepare(prepared, path, me);
  try {
    for (;;) {
      if (await linkIfFree(prepared, path)) return undefined;
      const holder = await readHolder(path);
      if (holder === 'none') continue;
      // The lock file is unreadable. A lock is linked only when it is complete, so another program has created this
      // file, and the developer must remove it.
      if (holder === 'unreadable') throw new Error(`The lock file ${path} cannot be read. Remove it and start again.`);
      if (isAlive(holder)) return holder.pid;
      const claim = `${path}.${holder.token}`;
      const otherPid = await acquire(claim, me);
      if (otherPid !== undefined) return otherPid;
      try {
        const current = await readHolder(path);
        if (typeof current === 'string' || current.token !== holder.token) continue;
        await rename(prepared, path);
        return undefined;
      } finally {
        await unlink(claim).catch(() => undefined);
      }
    }
  } finally {
    await unlink(prepared).catch(() => undefined);
  }
};

/** The age, in ms, after which an unreadable temporary lock file counts as a leftover. */
const abandonedAfterMs = 60_000;

/**
 * Removes the temporary files of processes that were killed while they acquired the lock of `file`; keeps those of running
 * processes. Call it only while holding the lock.
 */
export const removeLeftoverLocks = async (file: string): Promise<void> => {
  const folder = dirname(file);
  const start = `${basename(file)}.lock.`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(start) || !/^(?:[0-9a-f-]{36}\.)*[0-9a-f-]{36}(?:\.tmp)?$/.test(name.slice(start.length)))
      continue;
    const path = join(folder, name);
    const holder = await readHolder(path);
    if (holder === 'none') continue;
    const isLeftover =
      holder === 'unreadable' ? Date.now() - (await stat(path)).mtimeMs > abandonedAfterMs : !isAlive(holder);
    if (isLeftover) await unlink(path).catch(() => undefined);
  }
};

/**
 * Acquires the lock of a data file until `release` or the end of this process.
 * Throws a LockedError when another server, in this process or another, holds it.
 */
export const lockFile = async (file: string): Promise<Lock> => {
  const path = `${file}.lock`;
  const me: Holder = {
    token: randomUUID(),
    pid: process.pid,
    startedAt: readProcess(process.pid)?.startedAt ?? null,
  };
  ownTokens.add(me.token);
  const otherPid = await acquire(path, me);
  if (otherPid !== undefined) {
    ownTokens.delete(me.token);
    throw new LockedError(file, otherPid);
  }
  return {
    release: async () => {
      if (!ownTokens.delete(me.token)) return;
      await unlink(path).catch(() => undefined);
    },
  };
};
