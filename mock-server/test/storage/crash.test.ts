import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { parseData } from '../../src/storage/dataFile.ts';
import { programFile, spawnMock } from '../support/spawnMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const writers = 6;
/** The number of bikes in the data file. So many bikes make a write slow, so that the kill happens during a write. */
const bikes = 1000;

/** Sends requests that create users until the server is killed. Reports every user that the server has acknowledged. */
const createUsersUntilKilled = async (
  url: string,
  name: string,
  onAcknowledged: (id: string) => void,
): Promise<void> => {
  for (let count = 0; ; count += 1) {
    try {
      const response = await fetch(url + pathOf('createUser'), {
        method: endpoints.createUser.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, email: `${name}.${count}@example.com`, role: 'buyer' }),
      });
      const { acknowledged, insertedId } = await response.json();
      if (acknowledged === true) onAcknowledged(insertedId);
    } catch {
      return;
    }
  }
};

describe('mock server that is killed', () => {
  test('M-11: a killed mock server leaves a valid data file with every acknowledged write, and starts again', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const acknowledged = new Set<string>();
    await (await openDatabase(file, async () => createSeedData({ bikes }))).close();
    const mock = await spawnMock(file);
    onTestFinished(() => mock.kill('SIGKILL'));

    let reached: () => void = () => undefined;
    const enoughAcknowledged = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const writing = Array.from({ length: writers }, (_, writer) =>
      createUsersUntilKilled(mock.url, `rider.${writer}`, (id) => {
        acknowledged.add(id);
        if (acknowledged.size >= 20) reached();
      }),
    );
    await enoughAcknowledged;
    await mock.kill('SIGKILL');
    await Promise.all(writing);

    const users = new Set(parseData(await readFile(file), file).db.users.map(({ _id }) => _id));
    expect([...acknowledged].filter((id) => !users.has(id))).toEqual([]);
    await (await openDatabase(file, async () => createSeedData())).close();
  });

  // Runs only on Linux. A zombie is an ended process whose parent has not waited for it. Zombies occur in containers
  // whose first process does not wait for its children.
  test('T9: a mock server whose process is a zombie no longer locks its data file', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    // The shell starts the mock server and is then replaced by `sleep`, which never waits for a child. So the killed
    // server becomes a zombie.
    const parent = spawn(
      'sh',
      ['-c', '"$@" & echo "process $!"; exec sleep 600', 'sh', process.execPath, programFile('main')],
      {
        env: { ...process.env, MOCK_DB: file, MOCK_PORT: '0', MOCK_HOST: '127.0.0.1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    onTestFinished(() => void parent.kill('SIGKILL'));
    let output = '';
    parent.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    await expect.poll(() => output, { timeout: 20_000 }).toMatch(/http:/);
    const pid = Number(/process (\d+)/.exec(output)?.[1]);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);

    const next = await spawnMock(file);
    onTestFinished(() => next.kill('SIGKILL'));
    await expect(spawnMock(file)).rejects.toThrow('is in use by the process');
    await next.kill('SIGTERM');
  });
});
