import { expect, test, vi } from 'vitest';
import { createEmitter } from './emitter.ts';

test('calls a listener once or for each event, until the listener is removed', () => {
  const emitter = createEmitter();
  const [always, once, other] = [vi.fn(), vi.fn(), vi.fn()];
  emitter.on('change', always);
  emitter.once('change', once);
  emitter.on('ready', other);
  emitter.emit('change', { complete: true });
  emitter.emit('change', { complete: false });
  expect(always.mock.calls).toEqual([[{ complete: true }], [{ complete: false }]]);
  expect(once.mock.calls).toEqual([[{ complete: true }]]);
  expect(other).not.toHaveBeenCalled();

  emitter.off('change', always);
  emitter.emit('change', {});
  expect(always).toHaveBeenCalledTimes(2);
});

test('removes all listeners of one event, and keeps the listeners of other events', () => {
  const emitter = createEmitter();
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  emitter.on('change', first);
  emitter.once('change', second);
  emitter.on('ready', other);
  emitter.off('change');
  emitter.emit('change', {});
  emitter.emit('ready', {});
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});
