import * as fileSystem from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FileSystem, isLeftoverOf, replaceFile } from '../../src/storage/durableFile.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const { open, readdir, readFile, stat } = fileSystem;

type Hooks = { halfWritten?: () => Promise<void>; failSync?: (path: string) => boolean };

/** The real file system, with a log of all calls in order. */
const watchedDisk = ({ halfWritten, failSync = () => false }: Hooks = {}) => {
  const notes: string[] = [];
  const disk: FileSystem = {
    open: async (path, flags, mode) => {
      const handle = await open(path, flags, mode);
      const [sync, writeFile] = [handle.sync.bind(handle), handle.writeFile.bind(handle)];
      notes.push(`open ${path}`);
      return Object.assign(handle, {
        sync: async () => {
          if (failSync(String(path))) throw Object.assign(new Error('the disk is gone'), { code: 'EIO' });
          await sync();
          notes.push(`sync ${path}`);
        },
        writeFile: async (content: string) => {
          await writeFile(content.slice(0, content.length / 2));
          await halfWritten?.();
          await writeFile(content.slice(content.length / 2));
          notes.push(`write ${path}`);
        },
      });
    },
    rename: async (from, to) => {
      await fileSystem.rename(from, to);
      notes.push(`rename ${from} ${to}`);
    },
    unlink: fileSystem.unlink,
  };
  return { disk, notes };
};

const dataFile = async (): Promise<string> => join(await temporaryFolder(), 'db.json');

describe('replaceFile', () => {
  test('M-11: syncs the content before the rename, and the folder before it resolves', async () => {
    const file = await dataFile();
    const { disk, notes } = watchedDisk();
    await replaceFile(file, 'new', { fs: disk, onVisible: () => notes.push('placed') });
    const [first = ''] = notes;
    const fresh = first.slice('open '.length);
    expect(dirname(fresh)).toBe(dirname(file));
    expect(isLeftoverOf('db.json', basename(fresh))).toBe(true);
    expect(notes).toEqual([
      `open ${fresh}`,
      `write ${fresh}`,
      `sync ${fresh}`,
      `rename ${fresh} ${file}`,
      'placed',
      `open ${dirname(file)}`,
      `sync ${dirname(file)}`,
    ]);
  });

  test('never writes in place: a concurrent reader reads the complete old content', async () => {
    const file = await dataFile();
    await replaceFile(file, 'the old content');
    const reader = await open(file, 'r');
    const inode = (await stat(file)).ino;
    const meanwhile: string[] = [];
    const { disk } = watchedDisk({
      halfWritten: async () => {
        meanwhile.push(await readFile(file, 'utf8'));
      },
    });
    await replaceFile(file, 'the new content', { fs: disk });
    expect(meanwhile).toEqual(['the old content']);
    expect(await reader.readFile('utf8')).toBe('the old content');
    await reader.close();
    expect(await readFile(file, 'utf8')).toBe('the new content');
    expect((await stat(file)).ino).not.toBe(inode);
  });

  test('M-11: changes nothing when the content cannot be written', async () => {
    const file = await dataFile();
    await replaceFile(file, 'old');
    const { disk, notes } = watchedDisk({ failSync: (path) => path.endsWith('.tmp') });
    const placed: string[] = [];
    const refused = replaceFile(file, 'new', { fs: disk, onVisible: () => placed.push(file) });
    await expect(refused).rejects.toMatchObject({ code: 'EIO' });
    expect([placed, notes.filter((note) => note.startsWith('rename'))]).toEqual([[], []]);
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await readdir(dirname(file))).toEqual(['db.json']);
  });

  test('calls onVisible when only syncing the folder fails', async () => {
    const file = await dataFile();
    const { disk } = watchedDisk({ failSync: (path) => path === dirname(file) });
    const placed: string[] = [];
    const refused = replaceFile(file, 'new', { fs: disk, onVisible: () => placed.push(file) });
    await expect(refused).rejects.toMatchObject({ code: 'EIO' });
    expect(placed).toEqual([file]);
    expect(await readFile(file, 'utf8')).toBe('new');
  });
});

test.each([
  ['db.json.4711.3c5b7c1e-8f5f-4a51-9f4f-1f9b3a0e6a55.tmp', true],
  ['db.json.backup.4711.3c5b7c1e-8f5f-4a51-9f4f-1f9b3a0e6a55.tmp', false],
  ['db.json.4711.3c5b7c1e-8f5f-4a51-9f4f-1f9b3a0e6a55.tmp.keep', false],
  ['db.json.4711.------------------------------------.tmp', false],
  ['db.json.tmp', false],
  ['db.json', false],
])('returns whether %s is a leftover temporary file of db.json: %s', (name, isLeft) => {
  expect(isLeftoverOf('db.json', name)).toBe(isLeft);
});
