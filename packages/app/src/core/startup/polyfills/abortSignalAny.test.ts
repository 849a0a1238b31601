import { expect, test } from 'vitest';
import { anySignal } from './abortSignalAny.ts';

test.each([0, 1])(
  'the combined signal is aborted with the reason of signal %i when that one is aborted first',
  (index) => {
    const controllers = [new AbortController(), new AbortController()];
    const combined = anySignal(controllers.map(({ signal }) => signal));
    expect(combined.aborted).toBe(false);
    controllers[index]?.abort('left');
    expect(combined).toMatchObject({ aborted: true, reason: 'left' });
    controllers[1 - index]?.abort('late');
    expect(combined.reason).toBe('left');
  },
);

test('the combined signal is aborted at once when one of the signals is aborted already', () => {
  const combined = anySignal([new AbortController().signal, AbortSignal.abort('left')]);
  expect(combined).toMatchObject({ aborted: true, reason: 'left' });
});
