import { mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeLeftovers, replaceFile } from '../../src/storage/durableFile.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const dataFile = async (): Promise<string> => join(await temporaryFolder(), 'db.json');

describe('replaceFile', () => {
  test('replaceFile never writes in place: a program that has the file open reads the complete old content', async () => {
    const file = await dataFile();
    await replaceFile(file, 'the old content', { mode: 0o600 });
    const reader = await open(file, 'r');
    await replaceFile(file, 'the new content', { mode: 0o600 });
    expect(await reader.readFile('utf8')).toBe('the old content');
    await reader.close();
    expect(await readFile(file, 'utf8')).toBe('the new content');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dirname(file))).toEqual(['db.json']);
  });

  test('M-11: replaceFile syncs the folder after the new content is visible, and resolves only after the sync', async () => {
    const file = await dataFile();
    const steps: string[] = [];
    await replaceFile(file, 'new', {
      onVisible: () => steps.push('visible'),
      sync: async (folder) => {
        steps.push(`sync ${folder}: ${await readFile(file, 'utf8')}`);
      },
    });
    expect(steps).toEqual(['visible', `sync ${dirname(file)}: new`]);
  });

  test('M-11: replaceFile changes nothing when the content cannot be written', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'db.json');
    await mkdir(file);
    const steps: string[] = [];
    await expect(replaceFile(file, 'new', { onVisible: () => steps.push('visible') })).rejects.toMatchObject({
      code: 'EISDIR',
    });
    expect([steps, await readdir(folder)]).toEqual([[], ['db.json']]);
  });

  test('replaceFile calls onVisible when only syncing the folder fails', async () => {
    const file = await dataFile();
    const steps: string[] = [];
    const sync = () => Promise.reject(new Error('the disk is gone'));
    await expect(replaceFile(file, 'new', { sync, onVisible: () => steps.push('visible') })).rejects.toThrow('gone');
    expect([steps, await readFile(file, 'utf8')]).toEqual([['visible'], 'new']);
  });
});

describe('removeLeftovers', () => {
  const id = '3c5b7c1e-8f5f-4a51-9f4f-1f9b3a0e6a55';

  test.each([
    [`db.json.${id}.tmp`, true],
    [`db.json.backup.${id}.tmp`, false],
    [`db.json.${id}.tmp.keep`, false],
    ['db.json.------------------------------------.tmp', false],
    ['db.json.tmp', false],
    ['db.json', false],
  ])('removeLeftovers treats the file %s as a temporary file of db.json: %s', async (name, isLeft) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, name), '{"users": [');
    await removeLeftovers(folder, (target) => target === 'db.json');
    expect(await readdir(folder)).toEqual(isLeft ? [] : [name]);
  });

  test('removeLeftovers does nothing when the folder is missing', async () => {
    await removeLeftovers(join(await temporaryFolder(), 'photos'), () => true);
  });
});
