import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { parseData } from '../../src/storage/dataFile.ts';
import { programFile, spawnMock } from '../support/spawnMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** The databases are tested in parallel, because starting a mock server uses only one core. */
const databases = [1, 2];
const trials = 25;
const writers = 6;
/** Enough bikes for slow writes, so that many kills happen during a write. */
const bikes = 1000;
const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const randomFrom = (start: number) => {
  let state = start;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Creates users until the server is killed, and reports every acknowledged one. */
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

/** Kills the mock server of one database repeatedly while it writes. Returns how many kills happened during a write. */
const killWhileWriting = async (index: number): Promise<number> => {
  const file = join(await temporaryFolder(), 'db.json');
  const random = randomFrom(seed + index);
  const acknowledged = new Set<string>();
  let killedMidWrite = 0;
  await (await openDatabase(file, async () => createSeedData({ bikes }))).close();

  for (let trial = 1; trial <= trials; trial += 1) {
    // Starting the next server is part of the test: it takes over the lock of the killed process and reads that
    // process's file.
    const mock = await spawnMock(file);
    onTestFinished(() => mock.kill('SIGKILL'));
    const killAfter = acknowledged.size + Math.floor(random() * 40);
    const lateBy = Math.floor(random() * 100);
    let kill: () => void = () => undefined;
    const killTime = new Promise<void>((resolve) => {
      kill = resolve;
    });
    const writing = Array.from({ length: writers }, (_, writer) =>
      createUsersUntilKilled(mock.url, `rider.${trial}.${writer}`, (id) => {
        acknowledged.add(id);
        if (acknowledged.size >= killAfter) kill();
      }),
    );
    await killTime;
    await turns(lateBy);
    await mock.kill('SIGKILL');
    await Promise.all(writing);

    if ((await readdir(dirname(file))).some((name) => name.endsWith('.tmp'))) killedMidWrite += 1;
    const users = new Set(parseData(await readFile(file), file).db.users.map(({ _id }) => _id));
    const lost = [...acknowledged].filter((id) => !users.has(id));
    expect(lost, `lost at kill ${trial} of database ${index}`).toEqual([]);
  }

  const reopened = await openDatabase(file, async () => createSeedData());
  const users = new Set(reopened.store.read().db.users.map(({ _id }) => _id));
  expect([...acknowledged].filter((id) => !users.has(id))).toEqual([]);
  await reopened.close();
  expect((await readdir(dirname(file))).sort()).toEqual(['db.json', 'db.json.key']);
  return killedMidWrite;
};

describe('mock server that is killed', () => {
  test(`M-11: leaves a valid data file with every acknowledged write (${databases.length} × ${trials} kills, CRASH_SEED=${seed})`, {
    timeout: 180_000,
  }, async () => {
    const killedMidWrite = await Promise.all(databases.map(killWhileWriting));
    // If no kill happened during a write, the test would have proved nothing.
    expect(Math.max(...killedMidWrite)).toBeGreaterThan(0);
  });

  test('the mock server removes its lock when it receives SIGTERM', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const mock = await spawnMock(file);
    onTestFinished(() => mock.kill('SIGKILL'));
    await expect(spawnMock(file)).rejects.toThrow('is in use by the process');
    await mock.kill('SIGTERM');
    expect((await readdir(dirname(file))).sort()).toEqual(['db.json', 'db.json.key']);
  });

  // Runs only on Linux. Zombies occur there in containers whose first process does not wait for its children.
  test('T9: a mock server whose process is a zombie no longer locks its data file', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    // `sleep` replaces the shell and never waits for the shell's child.
    const parent = spawn('sh', ['-c', '"$@" & exec sleep 600', 'sh', process.execPath, programFile('main')], {
      env: { ...process.env, MOCK_DB: file, MOCK_PORT: '0', MOCK_HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    await once(parent.stdout, 'data');
    const { pid } = JSON.parse(await readFile(`${file}.lock`, 'utf8'));
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);

    const next = await spawnMock(file);
    onTestFinished(() => next.kill('SIGKILL'));
    await expect(spawnMock(file)).rejects.toThrow('is in use by the process');
    await next.kill('SIGTERM');
  });

  test('T9: a mock server does not lock a copy of its data file and its lock file', async () => {
    const [folder, copy] = [await temporaryFolder(), join(await temporaryFolder(), 'copy')];
    const first = await spawnMock(join(folder, 'db.json'));
    onTestFinished(() => first.kill('SIGKILL'));
    await cp(folder, copy, { recursive: true, preserveTimestamps: true });
    await readFile(join(copy, 'db.json.lock'));

    const other = await spawnMock(join(copy, 'db.json'));
    onTestFinished(() => other.kill('SIGKILL'));
    for (const locked of [folder, copy]) {
      await expect(spawnMock(join(locked, 'db.json'))).rejects.toThrow('is in use by the process');
    }
    await Promise.all([first.kill('SIGTERM'), other.kill('SIGTERM')]);
    expect((await readdir(copy)).sort()).toEqual(['db.json', 'db.json.key']);
  });
});
