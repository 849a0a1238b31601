import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { codeOf, LockedError } from './problems.ts';

/**
 * One process per data file. The lock is a file beside the data that says who holds it. A holder that was killed
 * cannot tidy up, so a lock counts only while its process lives.
 */

const Holder = v.object({ token: v.string(), pid: v.number(), startedAt: v.nullable(v.string()) });
type Holder = v.InferOutput<typeof Holder>;

export type Lock = { release(): Promise<void> };

/**
 * When a process began, in the kernel's own count; null where the system does not tell. Process numbers are used
 * again (in a container the server may get the very same one each time), so the number alone proves nothing.
 */
const startOf = (pid: number): string | null => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, and may hold anything; count from behind it.
    const start = fields
      .slice(fields.lastIndexOf(')') + 2)
      .split(' ')
      .at(19);
    return start ? `${boot}/${start}` : null;
  } catch {
    return null;
  }
};

/** The locks this very process holds, for systems that do not tell when a process began. */
const held = new Set<string>();

const isAlive = (holder: Holder): boolean => {
  try {
    process.kill(holder.pid, 0);
  } catch (problem) {
    // EPERM: there is such a process, and it is somebody else's.
    if (codeOf(problem) !== 'EPERM') return false;
  }
  if (holder.startedAt !== null) {
    const start = startOf(holder.pid);
    if (start !== null) return start === holder.startedAt;
  }
  return holder.pid !== process.pid || held.has(holder.token);
};

const readHolder = async (path: string): Promise<Holder | 'none' | 'unreadable'> => {
  try {
    return v.parse(Holder, JSON.parse(await readFile(path, 'utf8')));
  } catch (problem) {
    return codeOf(problem) === 'ENOENT' ? 'none' : 'unreadable';
  }
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

/**
 * Takes the lock at `path`. Two that start at once and both find a dead holder must not both replace it: the right to
 * replace one certain dead holder is itself a lock, named after that holder's token.
 * Returns the process number of a living holder, or undefined when the lock is ours.
 */
const take = async (path: string, me: Holder): Promise<number | undefined> => {
  const prepared = `${path}.${randomUUID()}.tmp`;
  await writeFile(prepared, JSON.stringify(me), { mode: 0o600, flag: 'wx' });
  try {
    for (;;) {
      if (await linkIfFree(prepared, path)) return undefined;
      const holder = await readHolder(path);
      if (holder === 'none') continue;
      // Locks are linked whole, so this is no lock of ours; whoever put it there must take it away.
      if (holder === 'unreadable') throw new Error(`The lock file ${path} cannot be read. Remove it and start again.`);
      if (isAlive(holder)) return holder.pid;
      const claim = `${path}.${holder.token}`;
      const rival = await take(claim, me);
      if (rival !== undefined) return rival;
      try {
        const still = await readHolder(path);
        if (typeof still === 'string' || still.token !== holder.token) continue;
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
const abandonedAfter = 60_000;

/**
 * Takes away what processes that were killed at it left of taking the lock of `file`. What a living one is just preparing
 * is left to it. Only whoever has the lock may do this.
 */
export const sweepLocks = async (file: string): Promise<void> => {
  const folder = dirname(file);
  const start = `${basename(file)}.lock.`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(start) || !/^(?:[0-9a-f-]{36}\.)*[0-9a-f-]{36}(?:\.tmp)?$/.test(name.slice(start.length)))
      continue;
    const path = join(folder, name);
    const holder = await readHolder(path);
    if (holder === 'none') continue;
    const isLeft =
      holder === 'unreadable' ? Date.now() - (await stat(path)).mtimeMs > abandonedAfter : !isAlive(holder);
    if (isLeft) await unlink(path).catch(() => undefined);
  }
};

/**
 * Takes the lock of a data file, for as long as this process lives or until `release`.
 * Throws a LockedError when another server, in this process or another, has it.
 */
export const lockFile = async (file: string): Promise<Lock> => {
  const path = `${file}.lock`;
  const me: Holder = { token: randomUUID(), pid: process.pid, startedAt: startOf(process.pid) };
  held.add(me.token);
  const rival = await take(path, me);
  if (rival !== undefined) {
    held.delete(me.token);
    throw new LockedError(file, rival);
  }
  return {
    release: async () => {
      if (!held.delete(me.token)) return;
      await unlink(path).catch(() => undefined);
    },
  };
};
