import { spawn } from 'node:child_process';
import { readdir, readFile, watch } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { parseData } from '../../src/storage/dataFile.ts';
import { programFile, spawnMock } from '../support/spawnMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** How many times the tests kill the mock server. Before a release, they run with `CRASH_TEST_KILLS=200`. */
const kills = Number(process.env.CRASH_TEST_KILLS ?? 10);
const writers = 6;
/** The number of bikes in the data file. So many bikes make writes slow, so that many kills happen during a write. */
const bikes = 1000;
const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Returns numbers from 0 to 1 that depend only on the seed (mulberry32). */
const randomFrom = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Resolves when the server has started to write its data file. */
const nextWrite = async (folder: string): Promise<void> => {
  for await (const { filename } of watch(folder)) if (filename?.endsWith('.tmp')) return;
};

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
  test(`M-11: a killed mock server leaves a valid data file with every acknowledged write, and starts again (${kills} kills, CRASH_SEED=${seed})`, {
    timeout: 60_000 + kills * 10_000,
  }, async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'db.json');
    const random = randomFrom(seed);
    const acknowledged = new Set<string>();
    let killedMidWrite = 0;
    await (await openDatabase(file, async () => createSeedData({ bikes }))).close();

    for (let trial = 1; trial <= kills; trial += 1) {
      // The start of the next server is a part of the test: it acquires the lock of the killed process, and reads the
      // file of that process.
      const mock = await spawnMock(file);
      onTestFinished(() => mock.kill('SIGKILL'));
      const killAfter = acknowledged.size + Math.floor(random() * 40);
      const waitsForWrite = random() < 0.5;
      let reached: () => void = () => undefined;
      const enoughAcknowledged = new Promise<void>((resolve) => {
        reached = resolve;
      });
      const writing = Array.from({ length: writers }, (_, writer) =>
        createUsersUntilKilled(mock.url, `rider.${trial}.${writer}`, (id) => {
          acknowledged.add(id);
          if (acknowledged.size >= killAfter) reached();
        }),
      );
      await enoughAcknowledged;
      if (waitsForWrite) await nextWrite(folder);
      await mock.kill('SIGKILL');
      await Promise.all(writing);

      if ((await readdir(folder)).some((name) => name.endsWith('.tmp'))) killedMidWrite += 1;
      const users = new Set(parseData(await readFile(file), file).db.users.map(({ _id }) => _id));
      const lost = [...acknowledged].filter((id) => !users.has(id));
      expect(lost, `lost at kill ${trial}`).toEqual([]);
    }

    // At least one kill must have happened during a write; otherwise the test has proved nothing.
    expect(killedMidWrite).toBeGreaterThan(0);
    const reopened = await openDatabase(file, async () => createSeedData());
    await reopened.close();
    expect((await readdir(folder)).sort()).toEqual(['db.json', 'db.json.key']);
  });

  test('M-11: a second mock server with the same data file does not start, and names the process of the first server', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const mock = await spawnMock(file);
    onTestFinished(() => mock.kill('SIGKILL'));
    await expect(spawnMock(file)).rejects.toThrow(/The data file .+ is in use by the process \d+\. Stop that one/);
    await mock.kill('SIGTERM');
    expect((await readdir(dirname(file))).sort()).toEqual(['db.json', 'db.json.key']);
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
