import { randomUUID } from 'node:crypto';
import { type BigIntStats, readFileSync } from 'node:fs';
import { link, open, readdir, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { codeOf, LockedError } from './errors.ts';

/**
 * One process per data file. The lock is a file beside the data that says who holds it. A holder that was killed
 * cannot tidy up, so a lock counts only while its process lives, and only at the place where that process put it.
 */

const Holder = v.object({
  token: v.string(),
  pid: v.number(),
  startedAt: v.nullable(v.string()),
  /** Where the holder put its lock, and which file that is to the disk. Absent in locks of earlier releases. */
  place: v.optional(v.object({ path: v.string(), inode: v.string() })),
});
type Holder = v.InferOutput<typeof Holder>;

export type Lock = { release(): Promise<void> };

/**
 * What Linux says of a process: whether it has ended and only waits for its parent to ask how, and when it began, in the
 * kernel's own count. Null where the system does not tell. Process numbers are used again (in a container the server may
 * get the very same one each time), so the number alone proves nothing.
 */
const readProcess = (pid: number): { hasEnded: boolean; startedAt: string } | null => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, and may hold anything; count from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', start] = [fields[0], fields[19]];
    return start ? { hasEnded: ['Z', 'X'].includes(state), startedAt: `${boot}/${start}` } : null;
  } catch {
    return null;
  }
};

/** The locks this very process holds, for systems that do not tell when a process began. */
const ownTokens = new Set<string>();

/** The same text for a file under each of its names, and another one for its copy. */
const inodeOf = ({ dev, ino }: BigIntStats): string => `${dev}:${ino}`;

type FoundLock = Holder & {
  /** The lock was copied together with the data: its holder, alive or not, has the data at the other place. */
  isCopy: boolean;
};

const readHolder = async (path: string): Promise<FoundLock | 'none' | 'unreadable'> => {
  try {
    const file = await open(path);
    try {
      const holder = v.parse(Holder, JSON.parse(await file.readFile('utf8')));
      const { place } = holder;
      // At its own path, a lock that was put back from a backup is still that of the process that writes to this path.
      const isCopy =
        place !== undefined &&
        place.path !== resolve(path) &&
        place.inode !== inodeOf(await file.stat({ bigint: true }));
      return { ...holder, isCopy };
    } finally {
      await file.close();
    }
  } catch (problem) {
    return codeOf(problem) === 'ENOENT' ? 'none' : 'unreadable';
  }
};

const isAlive = (holder: FoundLock): boolean => {
  if (holder.isCopy) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (problem) {
    // EPERM: there is such a process, and it is somebody else's.
    if (codeOf(problem) !== 'EPERM') return false;
  }
  const found = readProcess(holder.pid);
  if (found?.hasEnded) return false;
  if (found && holder.startedAt !== null) return found.startedAt === holder.startedAt;
  return holder.pid !== process.pid || ownTokens.has(holder.token);
};

/** Gives the prepared file a second name, if nobody has that name yet: the file system lets exactly one of us win. */
const linkIfFree = async (prepared: string, path: string): Promise<boolean> => {
  try {
    await link(prepared, path);
    return true;
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST') return false;
    throw problem;
  }
};

/** Writes a lock that is to be at `path` into a file of its own. */
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
 * Takes the lock at `path`. Two that start at once and both find a dead holder must not both replace it: the right to
 * replace one certain dead holder is itself a lock, named after that holder's token.
 * Returns the process number of a living holder, or undefined when the lock is ours.
 */
const acquire = async (path: string, me: Holder): Promise<number | undefined> => {
  const prepared = `${path}.${randomUUID()}.tmp`;
  await prepare(prepared, path, me);
  try {
    for (;;) {
      if (await linkIfFree(prepared, path)) return undefined;
      const holder = await readHolder(path);
      if (holder === 'none') continue;
      // Locks are linked whole, so this is no lock of ours; whoever put it there must take it away.
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

/** Older than this, in ms, a lock that was being prepared and holds nothing is nobody's. */
const abandonedAfterMs = 60_000;

/**
 * Takes away what processes that were killed at it left of taking the lock of `file`. What a living one is just preparing
 * is left to it. Only whoever has the lock may do this.
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
 * Takes the lock of a data file, for as long as this process lives or until `release`.
 * Throws a LockedError when another server, in this process or another, has it.
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
