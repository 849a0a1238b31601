import { describe, expect, test } from 'vitest';
import { DurabilityUnknownError, WriteFailedError } from '../../src/storage/errors.ts';
import { createStore, type Persistence } from '../../src/storage/store.ts';

type Wall = readonly string[];

/** Adds a line to the wall, and says how many there are. */
const write = (line: string) => (wall: Wall) => ({ data: [...wall, line], result: wall.length + 1 });
const look = (wall: Wall) => ({ data: wall, result: wall.length });

/** A shelf that keeps what it is told when the test says so. */
const slowShelf = () => {
  const kept: Wall[] = [];
  let finish: () => void = () => undefined;
  let fail: (problem: Error) => void = () => undefined;
  const shelf: Persistence<Wall> = {
    save: (wall, onPlaced) =>
      new Promise((resolve, reject) => {
        finish = () => {
          kept.push(wall);
          onPlaced();
          resolve();
        };
        fail = reject;
      }),
  };
  return { shelf, kept, finish: () => finish(), fail: (problem: Error) => fail(problem) };
};

const stateOf = async (promise: Promise<unknown>): Promise<string> => {
  const pending = Symbol('pending');
  // A turn of the event loop, so that everything that can be answered is.
  await new Promise((resolve) => setImmediate(resolve));
  return Promise.race([promise, Promise.resolve(pending)]).then(
    (value) => (value === pending ? 'waiting' : 'answered'),
    () => 'refused',
  );
};

describe('a store', () => {
  test('answers a change after it is kept, and not before', async () => {
    const { shelf, kept, finish } = slowShelf();
    const store = createStore<Wall>([], shelf);
    const written = store.update(write('a'));
    expect(await stateOf(written)).toBe('waiting');
    expect(store.read()).toEqual([]);
    finish();
    expect(await written).toBe(1);
    expect(store.read()).toEqual(['a']);
    expect(kept).toEqual([['a']]);
  });

  test('reads the stored data while a change is being written', async () => {
    const { shelf, finish } = slowShelf();
    const store = createStore<Wall>(['a'], shelf);
    const written = store.update(write('b'));
    expect(store.read()).toEqual(['a']);
    finish();
    await written;
    expect(store.read()).toEqual(['a', 'b']);
  });

  test('runs an update once, also while other updates are being written', async () => {
    const { shelf, finish } = slowShelf();
    const store = createStore<Wall>([], shelf);
    const runs = new Map<string, number>();
    const counted = (line: string) => (wall: Wall) => {
      runs.set(line, (runs.get(line) ?? 0) + 1);
      return write(line)(wall);
    };
    const first = store.update(counted('a'));
    const others = [store.update(counted('b')), store.update(counted('c'))];
    finish();
    await first;
    expect(await stateOf(Promise.all(others))).toBe('waiting');
    finish();
    await Promise.all(others);
    expect(Object.fromEntries(runs)).toEqual({ a: 1, b: 1, c: 1 });
  });

  test('answers an update without a change in its turn, without writing', async () => {
    const { shelf, kept, finish } = slowShelf();
    const store = createStore<Wall>([], shelf);
    expect(await store.update(look)).toBe(0);
    const written = store.update(write('a'));
    const unchanged = store.update(look);
    expect(await stateOf(unchanged)).toBe('waiting');
    finish();
    await written;
    expect(await unchanged).toBe(1);
    expect(kept).toEqual([['a']]);
  });

  test('keeps all that wait with one write, each after the other', async () => {
    const { shelf, kept, finish } = slowShelf();
    const store = createStore<Wall>([], shelf);
    const first = store.update(write('a'));
    const others = ['b', 'c', 'd'].map((line) => store.update(write(line)));
    finish();
    await first;
    expect(await stateOf(Promise.all(others))).toBe('waiting');
    finish();
    expect(await Promise.all(others)).toEqual([2, 3, 4]);
    expect(kept).toEqual([['a'], ['a', 'b', 'c', 'd']]);
  });

  test('asks again in turn, so that nobody decides by what is no longer so', async () => {
    const { shelf, finish } = slowShelf();
    const store = createStore<Wall>([], shelf);
    const once = (wall: Wall) =>
      wall.length === 0 ? { data: ['only'], result: 'written' } : { data: wall, result: 'too late' };
    const answers = Promise.all([store.update(once), store.update(once), store.update(once)]);
    finish();
    expect(await answers).toEqual(['written', 'too late', 'too late']);
    expect(store.read()).toEqual(['only']);
  });

  test('is as it was when a change cannot be kept, and goes on', async () => {
    const { shelf, fail, finish } = slowShelf();
    const store = createStore<Wall>(['a'], shelf);
    const lost = store.update(write('b'));
    fail(new Error('no space left'));
    await expect(lost).rejects.toThrow(WriteFailedError);
    expect(store.read()).toEqual(['a']);

    const written = store.update(write('c'));
    finish();
    expect(await written).toBe(2);
    expect(store.read()).toEqual(['a', 'c']);
  });

  test('follows the disk when that has the change but could not promise it', async () => {
    const store = createStore<Wall>([], {
      save: async (_wall, onPlaced) => {
        onPlaced();
        throw new Error('the folder could not be synced');
      },
    });
    await expect(store.update(write('a'))).rejects.toThrow(DurabilityUnknownError);
    expect(store.read()).toEqual(['a']);
  });

  test('refuses only the one whose work throws', async () => {
    const { shelf, finish } = slowShelf();
    const store = createStore<Wall>([], shelf);
    const first = store.update(write('a'));
    const bad = store.update((wall) => {
      if (wall.includes('a')) throw new RangeError('the wall is full');
      return write('b')(wall);
    });
    const good = store.update(write('c'));
    bad.catch(() => undefined);
    finish();
    await first;
    await expect(bad).rejects.toThrow(RangeError);
    finish();
    expect(await good).toBe(2);
  });

  test('is settled when everything has been answered', async () => {
    const { shelf, finish } = slowShelf();
    const store = createStore<Wall>([], shelf);
    const written = store.update(write('a'));
    const settled = store.settled();
    expect(await stateOf(settled)).toBe('waiting');
    finish();
    await Promise.all([written, settled]);
  });
});
