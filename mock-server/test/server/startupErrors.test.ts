import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PortInUseError } from '../../src/server/http/listen.ts';
import { startupErrorMessage } from '../../src/server/startupErrors.ts';
import { resultOf, spawnMock, spawnProgram } from '../support/spawnMock.ts';
import { startMock } from '../support/startMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const target = { portName: 'PORT', port: 80, host: '203.0.113.1' };

const systemError = (code: string, more: Record<string, string>): Error =>
  Object.assign(new Error(`${code}: in the words of the system`), { code, ...more });

describe('startup error message', () => {
  test.each([
    ['EACCES', 'listen', 'You may not listen on port 80. Choose one above 1023: PORT=4173.'],
    [
      'EADDRNOTAVAIL',
      'listen',
      'This machine does not have the address 203.0.113.1. Choose another: MOCK_HOST=localhost.',
    ],
    ['ENOTFOUND', 'getaddrinfo', 'The host name 203.0.113.1 does not exist. Choose another: MOCK_HOST=localhost.'],
    ['EAI_AGAIN', 'getaddrinfo', 'The host name 203.0.113.1 does not exist. Choose another: MOCK_HOST=localhost.'],
  ])('the startup error message explains the network error %s', (code, syscall, sentence) => {
    expect(startupErrorMessage(systemError(code, { syscall }), target)).toBe(sentence);
  });

  test.each(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENOSPC', 'EMFILE', 'EIO'])(
    'the startup error message names the file for the file system error %s',
    (code) => {
      const message = startupErrorMessage(systemError(code, { syscall: 'mkdir', path: '/srv/data' }), target);
      expect(message).toMatch(/^\/srv\/data [a-z][^\n]+\.$/);
      expect(message).not.toContain('in the words of the system');
    },
  );

  test('the startup error message suggests another valid port when the port is in use', () => {
    expect(startupErrorMessage(new PortInUseError(4173), target)).toMatch(/PORT=4174$/);
    expect(startupErrorMessage(new PortInUseError(65_535), target)).toMatch(/PORT=65534$/);
  });

  test('the startup error message of an unknown error is the message of that error, without a stack trace', () => {
    expect(startupErrorMessage(new Error('The moon is full.'), target)).toBe('The moon is full.');
    expect(startupErrorMessage(systemError('EXDEV', { path: '/srv' }), undefined)).toBe(
      'EXDEV: in the words of the system',
    );
  });
});

describe('mock server that cannot start', () => {
  const start = (environment: Record<string, string>) =>
    resultOf(spawnProgram('main', [], { MOCK_PORT: '0', MOCK_HOST: '127.0.0.1', ...environment }));

  test('the mock server prints one sentence when the data folder is a file', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'file'), '');
    for (const file of ['file/db.json', 'file/data/db.json']) {
      const { code, stdout, stderr } = await start({ MOCK_DB: join(folder, file) });
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^\/[^\n]+\.\n$/);
    }
  });

  test('the mock server prints one sentence when the host is not this machine', async () => {
    const { code, stderr } = await start({ MOCK_DB: 'memory', MOCK_HOST: '203.0.113.1' });
    expect([code, stderr]).toEqual([
      1,
      'This machine does not have the address 203.0.113.1. Choose another: MOCK_HOST=localhost.\n',
    ]);
  });

  test('the mock server prints one sentence when the port is in use, and can be started again with the same data file', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const other = await startMock();
    const { code, stderr } = await start({ MOCK_DB: file, MOCK_PORT: String(other.port) });
    await other.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Port \d+ is in use by another program\. [^\n]+\n$/);
    await (await spawnMock(file)).kill('SIGTERM');
  });

  test('the mock server says what to do when the app build is missing', async () => {
    const { readAppBuild } = await import('../../src/app-build/staticFiles.ts');
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'empty'));
    for (const name of ['empty', 'missing']) {
      await expect(readAppBuild(join(folder, name))).rejects.toThrow('npm run build');
    }
  });
});
