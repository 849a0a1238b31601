import { EventEmitter } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeOnSignal } from '../../src/server/shutdown.ts';

/** A process that notes how it was ended, and a clock that stands still until it is moved. */
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

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s closes, and then ends the process', async (name) => {
  const { signal, codes } = stage(async () => undefined);
  await signal(name, 0);
  expect(codes).toEqual([0]);
});

test('one Ctrl+C that arrives twice is one', async () => {
  const { signal, codes, closed } = stage(forEver);
  await signal('SIGINT', 0);
  await signal('SIGINT', 20);
  expect([codes, closed()]).toEqual([[], 1]);
});

test('a second one ends the process at once', async () => {
  const { signal, codes, closed } = stage(forEver);
  await signal('SIGTERM', 0);
  await signal('SIGINT', 400);
  expect([codes, closed()]).toEqual([[1], 1]);
});

test('what goes wrong in closing is told, and ends the process all the same', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const { signal, codes } = stage(() => Promise.reject(new Error('The disk is gone.')));
  await signal('SIGINT', 0);
  expect(codes).toEqual([1]);
  expect(told).toHaveBeenCalledWith('The disk is gone.');
});
