import { cp, mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LockedError } from '../../src/lib/errors.ts';
import { lockFile } from '../../src/storage/lock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Creates a data folder with a lock on its data file. */
const lockedFolder = async (): Promise<string> => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'db.json'), '{}');
  const lock = await lockFile(join(folder, 'db.json'));
  onTestFinished(() => lock.release());
  return folder;
};

test('M-11: the lock has one holder at a time, names the process of the holder, and leaves no file', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'db.json');
  const lock = await lockFile(file);
  await expect(lockFile(file)).rejects.toThrow(`is in use by the process ${process.pid}`);
  await lock.release();
  await lock.release();
  await (await lockFile(file)).release();
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a data file does not lock another data file in the same folder', async () => {
  const folder = await lockedFolder();
  await (await lockFile(join(folder, 'other.json'))).release();
});

test('only one of twenty simultaneous calls acquires the lock', async () => {
  const file = join(await temporaryFolder(), 'db.json');
  const starts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFile(file)));
  const locks = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  for (const lock of locks) await lock.release();
  expect(locks).toHaveLength(1);
  for (const start of starts) if (start.status === 'rejected') expect(start.reason).toBeInstanceOf(LockedError);
});

test('T9: the copy of a data folder is not locked', async () => {
  const copy = join(await temporaryFolder(), 'copy');
  await cp(await lockedFolder(), copy, { recursive: true, preserveTimestamps: true });
  const lock = await lockFile(join(copy, 'db.json'));
  await expect(lockFile(join(copy, 'db.json'))).rejects.toThrow(LockedError);
  await lock.release();
});

test('T9: a data folder is locked under each of its paths, and after the folder was moved', async () => {
  const [folder, other] = [await lockedFolder(), await temporaryFolder()];
  await symlink(folder, join(other, 'link'));
  await expect(lockFile(join(other, 'link/db.json'))).rejects.toThrow(LockedError);
  await rename(folder, join(other, 'moved'));
  await expect(lockFile(join(other, 'moved/db.json'))).rejects.toThrow(LockedError);
  await mkdir(folder);
});
