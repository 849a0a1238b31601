import { describe, expect, it, vi } from 'vitest';
import { blockReloadDuringPayment } from '../payments/checkout/blockReloadDuringPayment.ts';
import type { CheckoutState } from '../payments/checkout/checkout.ts';
import { createReloadGuard, reloadWhenSafe } from './reloadGuard.ts';

/** A page where one payment is under way, and which wants to reload itself. */
const openPage = () => {
  const guard = createReloadGuard();
  const reload = vi.fn();
  const listeners = new Set<() => void>();
  let current: CheckoutState = { state: 'ready' };
  blockReloadDuringPayment(
    {
      read: () => current,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    guard,
  );
  return {
    page: guard,
    reload,
    setState: (next: CheckoutState) => {
      current = next;
      for (const listener of listeners) listener();
    },
    reloadWhenSafe: () => reloadWhenSafe(guard, reload),
  };
};

/** Everything that was only waiting for its turn has had it. */
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

const transactionId = 'pi_1';
const finalStates: CheckoutState[] = [
  { state: 'declined', error: null },
  { state: 'paid', transactionId },
  { state: 'recordingFailed', transactionId },
  { state: 'unavailable', because: 'alreadySold' },
];

describe('a page that wants to reload itself', () => {
  it('does so at once when nothing is under way', async () => {
    const { reload, reloadWhenSafe } = openPage();
    await reloadWhenSafe();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(finalStates)('D2: waits for the card and the books, until the payment is %o', async (settled) => {
    const { reload, reloadWhenSafe, setState } = openPage();
    setState({ state: 'processing' });
    const reloaded = reloadWhenSafe();
    await nextTick();
    expect(reload, 'while the card is confirmed').not.toHaveBeenCalled();
    setState({ state: 'recording', transactionId });
    await nextTick();
    expect(reload, 'while the charge is recorded').not.toHaveBeenCalled();
    setState(settled);
    await reloaded;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('D2: waits for every payment, not for the first to end', async () => {
    const { page, reload, reloadWhenSafe, setState } = openPage();
    const release = page.block();
    setState({ state: 'processing' });
    const reloaded = reloadWhenSafe();
    release();
    release();
    await nextTick();
    expect(reload).not.toHaveBeenCalled();
    setState({ state: 'paid', transactionId });
    await reloaded;
    expect(reload).toHaveBeenCalledOnce();
  });
});
