import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LockedError } from '../../src/lib/errors.ts';
import { lockFile, removeLeftoverLocks } from '../../src/storage/lock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const dataFile = async (): Promise<string> => join(await temporaryFolder(), 'db.json');

/** The id of a process that has ended. */
const deadProcess = async (): Promise<number> => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
};

describe('lock', () => {
  test('the lock has one holder at a time, and names its process', async () => {
    const file = await dataFile();
    const lock = await lockFile(file);
    await expect(lockFile(file)).rejects.toThrow(`is in use by the process ${process.pid}`);
    await lock.release();
    await (await lockFile(file)).release();
    expect(await readdir(join(file, '..'))).toEqual([]);
  });

  test('the lock of a killed process is taken over', async () => {
    const file = await dataFile();
    const holder = { token: 'dead', pid: await deadProcess(), startedAt: null };
    await writeFile(`${file}.lock`, JSON.stringify(holder));
    const lock = await lockFile(file);
    expect(JSON.parse(await readFile(`${file}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  test('the lock is taken over when its process id now belongs to another process', async () => {
    const file = await dataFile();
    // Our own process id, as in a container where the server gets the same one every time.
    await writeFile(`${file}.lock`, JSON.stringify({ token: 'before', pid: process.pid, startedAt: 'boot/1' }));
    await (await lockFile(file)).release();
  });

  test('the lock of a dead process is acquired by only one of many processes that find it at once', async () => {
    const file = await dataFile();
    const holder = { token: 'dead', pid: await deadProcess(), startedAt: null };
    await writeFile(`${file}.lock`, JSON.stringify(holder));
    const starts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFile(file)));
    const winners = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    const losers = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []));
    expect(winners).toHaveLength(1);
    for (const reason of losers) expect(reason).toBeInstanceOf(LockedError);
    expect(await readdir(join(file, '..'))).toEqual(['db.json.lock']);
  });

  test('the lock can be acquired after a process has died while taking it over', async () => {
    const file = await dataFile();
    const pid = await deadProcess();
    await writeFile(`${file}.lock`, JSON.stringify({ token: 'first', pid, startedAt: null }));
    await writeFile(`${file}.lock.first`, JSON.stringify({ token: 'second', pid, startedAt: null }));
    const starts = await Promise.allSettled(Array.from({ length: 10 }, () => lockFile(file)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  const copyOf = async (file: string): Promise<string> => {
    const copy = await dataFile();
    await copyFile(`${file}.lock`, `${copy}.lock`);
    return copy;
  };

  test('T9: the copy of a lock is taken over at the path of the copy, by one process only', async () => {
    const file = await dataFile();
    const lock = await lockFile(file);
    const copy = await copyOf(file);
    const starts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFile(copy)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(lockFile(file)).rejects.toThrow(LockedError);
    await lock.release();
  });

  test('T9: the lock stays valid when the file is reached by another name or was restored from a copy', async () => {
    const file = await dataFile();
    const lock = await lockFile(file);
    const moved = await dataFile();
    await rename(`${file}.lock`, `${moved}.lock`);
    await expect(lockFile(moved)).rejects.toThrow(LockedError);
    await copyFile(`${moved}.lock`, `${file}.lock`);
    await expect(lockFile(file)).rejects.toThrow(LockedError);
    await lock.release();
  });

  test('throws an error for an unreadable lock file', async () => {
    const file = await dataFile();
    await writeFile(`${file}.lock`, 'scribble');
    await expect(lockFile(file)).rejects.toThrow('cannot be read');
    expect(await readFile(`${file}.lock`, 'utf8')).toBe('scribble');
  });

  test('removes only the temporary files of killed processes', async () => {
    const file = await dataFile();
    const pid = await deadProcess();
    const dead = JSON.stringify({ token: randomUUID(), pid, startedAt: null });
    const living = JSON.stringify({ token: randomUUID(), pid: process.ppid, startedAt: null });
    const [prepared, claim, preparedClaim] = [
      `${randomUUID()}.tmp`,
      randomUUID(),
      `${randomUUID()}.${randomUUID()}.tmp`,
    ];
    for (const name of [prepared, claim, preparedClaim]) await writeFile(`${file}.lock.${name}`, dead);
    const others = [`${randomUUID()}.tmp`, 'notes', 'notes.tmp'];
    for (const name of others) await writeFile(`${file}.lock.${name}`, name === others[0] ? living : dead);
    // Two empty files: one that is still being prepared, and an old leftover.
    const [fresh, old] = [`${randomUUID()}.tmp`, `${randomUUID()}.tmp`];
    for (const name of [fresh, old]) await writeFile(`${file}.lock.${name}`, '');
    await utimes(`${file}.lock.${old}`, 0, 0);

    const lock = await lockFile(file);
    await removeLeftoverLocks(file);
    await lock.release();
    expect((await readdir(join(file, '..'))).sort()).toEqual(
      [...others, fresh].map((name) => `db.json.lock.${name}`).sort(),
    );
  });
});
