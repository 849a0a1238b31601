import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeOnSignal } from '../../src/server/shutdown.ts';

/** Creates a fake process that records its exit codes, and a fake clock. */
const stage = (close: () => Promise<void>) => {
  const signalled = new EventEmitter();
  const codes: number[] = [];
  let time = 0;
  let closed = 0;
  closeOnSignal(
    () => {
      closed += 1;
      return close();
    },
    Object.assign(signalled, { exit: (code: number) => codes.push(code) }),
    () => time,
  );
  return {
    signal: async (name: string, at: number) => {
      time = at;
      signalled.emit(name);
      await new Promise((resolve) => setImmediate(resolve));
    },
    codes,
    closed: () => closed,
  };
};

const forEver = () => new Promise<void>(() => undefined);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'after the signal %s, the server is closed and then the process exits',
  async (name) => {
    const { signal, codes } = stage(async () => undefined);
    await signal(name, 0);
    expect(codes).toEqual([0]);
  },
);

test('two signals in quick succession count as one', async () => {
  const { signal, codes, closed } = stage(forEver);
  await signal('SIGINT', 0);
  await signal('SIGINT', 20);
  expect([codes, closed()]).toEqual([[], 1]);
});

test('the process exits immediately when a second signal arrives later', async () => {
  const { signal, codes, closed } = stage(forEver);
  await signal('SIGTERM', 0);
  await signal('SIGINT', 400);
  expect([codes, closed()]).toEqual([[1], 1]);
});

test('the process prints the error and exits with 1 when closing the server fails', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => consoleError.mockRestore());
  const { signal, codes } = stage(() => Promise.reject(new Error('The disk is gone.')));
  await signal('SIGINT', 0);
  expect(codes).toEqual([1]);
  expect(consoleError).toHaveBeenCalledWith('The disk is gone.');
});
