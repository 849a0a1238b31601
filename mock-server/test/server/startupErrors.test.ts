import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PortInUseError } from '../../src/server/http/listen.ts';
import { startupErrorMessage } from '../../src/server/startupErrors.ts';
import { outcomeOf, startProgram } from '../support/spawnMock.ts';
import { startMock } from '../support/startMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const place = { portName: 'PORT', port: 80, host: '203.0.113.1' };

const systemError = (code: string, more: Record<string, string>): Error =>
  Object.assign(new Error(`${code}: in the words of the system`), { code, ...more });

describe('what cannot start', () => {
  test.each([
    ['EACCES', 'listen', 'You may not listen on port 80. Choose one above 1023: PORT=4173.'],
    [
      'EADDRNOTAVAIL',
      'listen',
      'This machine does not have the address 203.0.113.1. Choose another: MOCK_HOST=localhost.',
    ],
    ['ENOTFOUND', 'getaddrinfo', 'There is no machine called 203.0.113.1. Choose another: MOCK_HOST=localhost.'],
    ['EAI_AGAIN', 'getaddrinfo', 'There is no machine called 203.0.113.1. Choose another: MOCK_HOST=localhost.'],
  ])('for %s is told so', (code, syscall, sentence) => {
    expect(startupErrorMessage(systemError(code, { syscall }), place)).toBe(sentence);
  });

  test.each(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENOSPC', 'EMFILE', 'EIO'])(
    'for %s is told which file it is about',
    (code) => {
      const said = startupErrorMessage(systemError(code, { syscall: 'mkdir', path: '/srv/data' }), place);
      expect(said).toMatch(/^\/srv\/data [a-z][^\n]+\.$/);
      expect(said).not.toContain('in the words of the system');
    },
  );

  test('for want of a port is shown another, which there is', () => {
    expect(startupErrorMessage(new PortInUseError(4173), place)).toMatch(/PORT=4174$/);
    expect(startupErrorMessage(new PortInUseError(65_535), place)).toMatch(/PORT=65534$/);
  });

  test('for any other reason says it in its own words, without a stack', () => {
    expect(startupErrorMessage(new Error('The moon is full.'), place)).toBe('The moon is full.');
    expect(startupErrorMessage(systemError('EXDEV', { path: '/srv' }), undefined)).toBe(
      'EXDEV: in the words of the system',
    );
  });
});

describe('a mock that cannot start', () => {
  const start = (environment: Record<string, string>) =>
    outcomeOf(startProgram('main', [], { MOCK_PORT: '0', MOCK_HOST: '127.0.0.1', ...environment }));

  test('below a file ends with one sentence', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), '');
    for (const file of ['file/db.json', 'file/data/db.json']) {
      const { code, out, said } = await start({ MOCK_DB: join(folder, file) });
      expect([code, out]).toEqual([1, '']);
      expect(said).toMatch(/^\/[^\n]+\.\n$/);
    }
  });

  test('where no folder can be made ends with one sentence', async () => {
    const { code, said } = await start({ MOCK_DB: '/proc/second-gear/data/db.json' });
    expect(code).toBe(1);
    expect(said).toMatch(/^\/[^\n]+\.\n$/);
  });

  test('at an address of another machine ends with one sentence', async () => {
    const { code, said } = await start({ MOCK_DB: 'memory', MOCK_HOST: '203.0.113.1' });
    expect([code, said]).toEqual([
      1,
      'This machine does not have the address 203.0.113.1. Choose another: MOCK_HOST=localhost.\n',
    ]);
  });

  test('on a port that is taken leaves nothing behind', async () => {
    const folder = await temporaryFolder();
    const other = await startMock();
    const { code, said } = await start({ MOCK_DB: join(folder, 'db.json'), MOCK_PORT: String(other.port) });
    await other.close();
    expect(code).toBe(1);
    expect(said).toMatch(/^Port \d+ is taken by another program\. [^\n]+\n$/);
    expect(await readdir(folder)).toEqual([]);
  });

  test('without a built shell says what to do', async () => {
    const { readAppBuild } = await import('../../src/app-build/staticFiles.ts');
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'empty'));
    for (const name of ['empty', 'missing']) {
      await expect(readAppBuild(join(folder, name))).rejects.toThrow('npm run build');
    }
  });
});
