import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { lockFile } from './lock.ts';
import { LockedError } from './problems.ts';

const dataFile = async (): Promise<string> => join(await temporaryFolder(), 'db.json');

/** A process number that was somebody's, and is nobody's any more. */
const deadProcess = async (): Promise<number> => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
};

describe('a lock', () => {
  test('is one at a time, and says who has it', async () => {
    const file = await dataFile();
    const lock = await lockFile(file);
    await expect(lockFile(file)).rejects.toThrow(`is in use by the process ${process.pid}`);
    await lock.release();
    await (await lockFile(file)).release();
    expect(await readdir(join(file, '..'))).toEqual([]);
  });

  test('of a process that was killed is taken over', async () => {
    const file = await dataFile();
    const holder = { token: 'dead', pid: await deadProcess(), startedAt: null };
    await writeFile(`${file}.lock`, JSON.stringify(holder));
    const lock = await lockFile(file);
    expect(JSON.parse(await readFile(`${file}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  test('is taken over when its process number now belongs to another', async () => {
    const file = await dataFile();
    // Our own number, as in a container where the server gets the same one every time.
    await writeFile(`${file}.lock`, JSON.stringify({ token: 'before', pid: process.pid, startedAt: 'boot/1' }));
    await (await lockFile(file)).release();
  });

  test('goes to one only, however many start over a dead one at once', async () => {
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

  test('is not taken over while somebody, who died at it, was taking it over', async () => {
    const file = await dataFile();
    const pid = await deadProcess();
    await writeFile(`${file}.lock`, JSON.stringify({ token: 'first', pid, startedAt: null }));
    await writeFile(`${file}.lock.first`, JSON.stringify({ token: 'second', pid, startedAt: null }));
    const starts = await Promise.allSettled(Array.from({ length: 10 }, () => lockFile(file)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('that nobody can read is left to a person', async () => {
    const file = await dataFile();
    await writeFile(`${file}.lock`, 'scribble');
    await expect(lockFile(file)).rejects.toThrow('cannot be read');
    expect(await readFile(`${file}.lock`, 'utf8')).toBe('scribble');
  });
});
