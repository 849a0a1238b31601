import { describe, expect, test } from 'vitest';
import { DurabilityUnknownError, WriteFailedError } from '../../src/lib/errors.ts';
import { createStore, type Persistence } from '../../src/storage/store.ts';

type Lines = readonly string[];

/** Creates an update that appends a line, and whose result is the number of lines. */
const append = (line: string) => (lines: Lines) => ({ data: [...lines, line], result: lines.length + 1 });
const count = (lines: Lines) => ({ data: lines, result: lines.length });

/** Creates the part of a store that saves the data. The test decides when each write succeeds or fails. */
const createSlowPersistence = () => {
  const saved: Lines[] = [];
  let finish: () => void = () => undefined;
  let fail: (problem: Error) => void = () => undefined;
  const persistence: Persistence<Lines> = {
    save: (lines, onPlaced) =>
      new Promise((resolve, reject) => {
        finish = () => {
          saved.push(lines);
          onPlaced();
          resolve();
        };
        fail = reject;
      }),
  };
  return { persistence, saved, finish: () => finish(), fail: (problem: Error) => fail(problem) };
};

const settledStateOf = async (promise: Promise<unknown>): Promise<string> => {
  const pending = Symbol('pending');
  // Waits until all promises that can settle have settled.
  await new Promise((resolve) => setImmediate(resolve));
  return Promise.race([promise, Promise.resolve(pending)]).then(
    (value) => (value === pending ? 'pending' : 'resolved'),
    () => 'rejected',
  );
};

describe('store', () => {
  test('the store resolves an update only after its data is saved', async () => {
    const { persistence, saved, finish } = createSlowPersistence();
    const store = createStore<Lines>([], persistence);
    const written = store.update(append('a'));
    expect(await settledStateOf(written)).toBe('pending');
    expect(store.read()).toEqual([]);
    finish();
    expect(await written).toBe(1);
    expect(store.read()).toEqual(['a']);
    expect(saved).toEqual([['a']]);
  });

  test('a read returns the stored data while a change is being written', async () => {
    const { persistence, finish } = createSlowPersistence();
    const store = createStore<Lines>(['a'], persistence);
    const written = store.update(append('b'));
    expect(store.read()).toEqual(['a']);
    finish();
    await written;
    expect(store.read()).toEqual(['a', 'b']);
  });

  test('the store runs an update only once, even if other updates are being written', async () => {
    const { persistence, finish } = createSlowPersistence();
    const store = createStore<Lines>([], persistence);
    const runs = new Map<string, number>();
    const counted = (line: string) => (lines: Lines) => {
      runs.set(line, (runs.get(line) ?? 0) + 1);
      return append(line)(lines);
    };
    const first = store.update(counted('a'));
    const others = [store.update(counted('b')), store.update(counted('c'))];
    finish();
    await first;
    expect(await settledStateOf(Promise.all(others))).toBe('pending');
    finish();
    await Promise.all(others);
    expect(Object.fromEntries(runs)).toEqual({ a: 1, b: 1, c: 1 });
  });

  test('an update without changes causes no write, and is resolved when the earlier updates are written', async () => {
    const { persistence, saved, finish } = createSlowPersistence();
    const store = createStore<Lines>([], persistence);
    expect(await store.update(count)).toBe(0);
    const written = store.update(append('a'));
    const unchanged = store.update(count);
    expect(await settledStateOf(unchanged)).toBe('pending');
    finish();
    await written;
    expect(await unchanged).toBe(1);
    expect(saved).toEqual([['a']]);
  });

  test('the store saves all waiting updates with one write, in order', async () => {
    const { persistence, saved, finish } = createSlowPersistence();
    const store = createStore<Lines>([], persistence);
    const first = store.update(append('a'));
    const others = ['b', 'c', 'd'].map((line) => store.update(append(line)));
    finish();
    await first;
    expect(await settledStateOf(Promise.all(others))).toBe('pending');
    finish();
    expect(await Promise.all(others)).toEqual([2, 3, 4]);
    expect(saved).toEqual([['a'], ['a', 'b', 'c', 'd']]);
  });

  test('the store runs each update on the data that the previous update returned', async () => {
    const { persistence, finish } = createSlowPersistence();
    const store = createStore<Lines>([], persistence);
    const once = (lines: Lines) =>
      lines.length === 0 ? { data: ['only'], result: 'written' } : { data: lines, result: 'too late' };
    const responses = Promise.all([store.update(once), store.update(once), store.update(once)]);
    finish();
    expect(await responses).toEqual(['written', 'too late', 'too late']);
    expect(store.read()).toEqual(['only']);
  });

  test('the store keeps its old data when an update cannot be saved, and then runs later updates', async () => {
    const { persistence, fail, finish } = createSlowPersistence();
    const store = createStore<Lines>(['a'], persistence);
    const lost = store.update(append('b'));
    fail(new Error('no space left'));
    await expect(lost).rejects.toThrow(WriteFailedError);
    expect(store.read()).toEqual(['a']);

    const written = store.update(append('c'));
    finish();
    expect(await written).toBe(2);
    expect(store.read()).toEqual(['a', 'c']);
  });

  test('the store keeps a written change when syncing the folder fails', async () => {
    const store = createStore<Lines>([], {
      save: async (_wall, onPlaced) => {
        onPlaced();
        throw new Error('the folder could not be synced');
      },
    });
    await expect(store.update(append('a'))).rejects.toThrow(DurabilityUnknownError);
    expect(store.read()).toEqual(['a']);
  });

  test('the store rejects only the update that throws', async () => {
    const { persistence, finish } = createSlowPersistence();
    const store = createStore<Lines>([], persistence);
    const first = store.update(append('a'));
    const bad = store.update((lines) => {
      if (lines.includes('a')) throw new RangeError('too many lines');
      return append('b')(lines);
    });
    const good = store.update(append('c'));
    bad.catch(() => undefined);
    finish();
    await first;
    await expect(bad).rejects.toThrow(RangeError);
    finish();
    expect(await good).toBe(2);
  });

  test('`settled` resolves when all updates of the store are written', async () => {
    const { persistence, finish } = createSlowPersistence();
    const store = createStore<Lines>([], persistence);
    const written = store.update(append('a'));
    const settled = store.settled();
    expect(await settledStateOf(settled)).toBe('pending');
    finish();
    await Promise.all([written, settled]);
  });
});
