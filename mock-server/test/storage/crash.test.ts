import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { parseData } from '../../src/storage/dataFile.ts';
import { programFile, startMockProcess } from '../support/spawnMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Side by side: starting a mock keeps one core busy. */
const shops = [1, 2];
const trials = 25;
const writers = 6;
/** Big enough that a write takes its time, so that many kills fall into the middle of one. */
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

/** Writes newcomers until the server is gone, and tells of every one that it acknowledged. */
const writeUntilGone = async (url: string, name: string, onAcknowledged: (id: string) => void): Promise<void> => {
  for (let count = 0; ; count += 1) {
    try {
      const answer = await fetch(url + pathOf('createUser'), {
        method: endpoints.createUser.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, email: `${name}.${count}@example.com`, role: 'buyer' }),
      });
      const { acknowledged, insertedId } = await answer.json();
      if (acknowledged === true) onAcknowledged(insertedId);
    } catch {
      return;
    }
  }
};

/** Kills the mock of one shop again and again while it writes. Gives how often that fell into the middle of a write. */
const killWhileWriting = async (shop: number): Promise<number> => {
  const file = join(await temporaryFolder(), 'db.json');
  const random = randomFrom(seed + shop);
  const acknowledged = new Set<string>();
  let killedMidWrite = 0;
  await (await openDatabase(file, async () => createSeedData({ bikes }))).close();

  for (let trial = 1; trial <= trials; trial += 1) {
    // Starting is half of the proof: the lock of the last one is taken over, and its file is read.
    const mock = await startMockProcess(file);
    onTestFinished(() => mock.kill('SIGKILL'));
    const killAfter = acknowledged.size + Math.floor(random() * 40);
    const lateBy = Math.floor(random() * 100);
    let kill: () => void = () => undefined;
    const moment = new Promise<void>((resolve) => {
      kill = resolve;
    });
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntilGone(mock.url, `rider.${trial}.${writer}`, (id) => {
        acknowledged.add(id);
        if (acknowledged.size >= killAfter) kill();
      }),
    );
    await moment;
    await turns(lateBy);
    await mock.kill('SIGKILL');
    await Promise.all(writing);

    if ((await readdir(dirname(file))).some((name) => name.endsWith('.tmp'))) killedMidWrite += 1;
    const users = new Set(parseData(await readFile(file), file).db.users.map(({ _id }) => _id));
    const forgotten = [...acknowledged].filter((id) => !users.has(id));
    expect(forgotten, `forgotten at kill ${trial} of shop ${shop}`).toEqual([]);
  }

  const reopened = await openDatabase(file, async () => createSeedData());
  const users = new Set(reopened.store.read().db.users.map(({ _id }) => _id));
  expect([...acknowledged].filter((id) => !users.has(id))).toEqual([]);
  await reopened.close();
  expect((await readdir(dirname(file))).sort()).toEqual(['db.json', 'db.json.key']);
  return killedMidWrite;
};

describe('a mock that is killed while it writes', () => {
  test(`M-11: never leaves an unreadable file, and never forgets what it acknowledged (${shops.length} × ${trials} kills, CRASH_SEED=${seed})`, {
    timeout: 180_000,
  }, async () => {
    const killedMidWrite = await Promise.all(shops.map(killWhileWriting));
    // Or else nothing was proved.
    expect(Math.max(...killedMidWrite)).toBeGreaterThan(0);
  });

  test('and one that is told to stop gives its lock back', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const mock = await startMockProcess(file);
    onTestFinished(() => mock.kill('SIGKILL'));
    await expect(startMockProcess(file)).rejects.toThrow('is in use by the process');
    await mock.kill('SIGTERM');
    expect((await readdir(dirname(file))).sort()).toEqual(['db.json', 'db.json.key']);
  });

  // On Linux, as in containers whose first process waits for none of its children.
  test('T9: and one whose process is not reaped leaves the data to the next', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    // `sleep` takes the place of the shell, and never asks how the shell's child has ended.
    const parent = spawn('sh', ['-c', '"$@" & exec sleep 600', 'sh', process.execPath, programFile('main')], {
      env: { ...process.env, MOCK_DB: file, MOCK_PORT: '0', MOCK_HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    await once(parent.stdout, 'data');
    const { pid } = JSON.parse(await readFile(`${file}.lock`, 'utf8'));
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);

    const next = await startMockProcess(file);
    onTestFinished(() => next.kill('SIGKILL'));
    await expect(startMockProcess(file)).rejects.toThrow('is in use by the process');
    await next.kill('SIGTERM');
  });

  test('T9: and data that was copied with the lock of a living one opens at the other place alone', async () => {
    const [folder, copy] = [await temporaryFolder(), join(await temporaryFolder(), 'copy')];
    const first = await startMockProcess(join(folder, 'db.json'));
    onTestFinished(() => first.kill('SIGKILL'));
    await cp(folder, copy, { recursive: true, preserveTimestamps: true });
    await readFile(join(copy, 'db.json.lock'));

    const other = await startMockProcess(join(copy, 'db.json'));
    onTestFinished(() => other.kill('SIGKILL'));
    for (const taken of [folder, copy]) {
      await expect(startMockProcess(join(taken, 'db.json'))).rejects.toThrow('is in use by the process');
    }
    await Promise.all([first.kill('SIGTERM'), other.kill('SIGTERM')]);
    expect((await readdir(copy)).sort()).toEqual(['db.json', 'db.json.key']);
  });
});
