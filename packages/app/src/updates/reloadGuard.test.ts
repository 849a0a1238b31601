import { describe, expect, it, vi } from 'vitest';
import { blockReloadDuringPayment } from '../payments/checkout/blockReloadDuringPayment.ts';
import type { CheckoutState } from '../payments/checkout/checkout.ts';
import { createUnsettled, reloadOnceSettled } from './reloadGuard.ts';

/** A page where one payment is under way, and which wants to reload itself. */
const openPage = () => {
  const page = createUnsettled();
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
    page,
  );
  return {
    page,
    reload,
    become: (next: CheckoutState) => {
      current = next;
      for (const listener of listeners) listener();
    },
    wantReload: () => reloadOnceSettled(page, reload),
  };
};

/** Everything that was only waiting for its turn has had it. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const transactionId = 'pi_1';
const settledStates: CheckoutState[] = [
  { state: 'declined', error: null },
  { state: 'paid', transactionId },
  { state: 'recordingFailed', transactionId },
  { state: 'unavailable', because: 'alreadySold' },
];

describe('a page that wants to reload itself', () => {
  it('does so at once when nothing is under way', async () => {
    const { reload, wantReload } = openPage();
    await wantReload();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(settledStates)('D2: waits for the card and the books, until the payment is %o', async (settled) => {
    const { reload, wantReload, become } = openPage();
    become({ state: 'processing' });
    const reloaded = wantReload();
    await turn();
    expect(reload, 'while the card is confirmed').not.toHaveBeenCalled();
    become({ state: 'recording', transactionId });
    await turn();
    expect(reload, 'while the charge is recorded').not.toHaveBeenCalled();
    become(settled);
    await reloaded;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('D2: waits for every payment, not for the first to end', async () => {
    const { page, reload, wantReload, become } = openPage();
    const release = page.hold();
    become({ state: 'processing' });
    const reloaded = wantReload();
    release();
    release();
    await turn();
    expect(reload).not.toHaveBeenCalled();
    become({ state: 'paid', transactionId });
    await reloaded;
    expect(reload).toHaveBeenCalledOnce();
  });
});
