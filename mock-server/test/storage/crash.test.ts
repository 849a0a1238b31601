import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { expect, onTestFinished, test } from 'vitest';
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

// Runs only on Linux. A zombie is an ended process whose parent has not waited for it, as in a container whose first
// process does not wait for its children.
test('M-11, T9: a mock server that was killed during writes, and is a zombie, starts again with every answered write', async () => {
  const file = join(await temporaryFolder(), 'db.json');
  await (await openDatabase(file, async () => createSeedData({ bikes }))).close();
  // The shell starts the mock server and is then replaced by `sleep`, which never waits for a child.
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
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  const pid = Number(/process (\d+)/.exec(output)?.[1]);

  const acknowledged = new Set<string>();
  const writing = Array.from({ length: writers }, (_, writer) =>
    createUsersUntilKilled(url, `rider.${writer}`, (id) => {
      acknowledged.add(id);
      if (acknowledged.size === 20) process.kill(pid, 'SIGKILL');
    }),
  );
  await Promise.all(writing);
  await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);

  const next = await spawnMock(file);
  onTestFinished(() => next.kill('SIGKILL'));
  const users = new Set(parseData(await readFile(file), file).db.users.map(({ _id }) => _id));
  expect([...acknowledged].filter((id) => !users.has(id))).toEqual([]);
});
