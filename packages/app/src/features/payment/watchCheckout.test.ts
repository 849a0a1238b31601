import { createObservable } from '@second-gear/ui/observable';
import { describe, expect, it, vi } from 'vitest';
import { createReloadGuard, reloadWhenSafe } from '#core/device/reloadGuard.ts';
import type { CheckoutState } from './checkout/checkout.ts';
import { blockReloadDuringPayment } from './watchCheckout.ts';

/** Creates a page with one payment and a reload guard. */
const openPage = () => {
  const guard = createReloadGuard();
  const reload = vi.fn();
  const checkout = createObservable<CheckoutState>({ state: 'ready' });
  blockReloadDuringPayment(checkout, guard);
  return {
    page: guard,
    reload,
    setState: checkout.set,
    reloadWhenSafe: () => reloadWhenSafe(guard, reload),
  };
};

/** Resolves after all microtasks that are pending now. */
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

const transactionId = 'pi_1';
const finalStates: CheckoutState[] = [
  { state: 'declined', error: null },
  { state: 'paid', transactionId },
  { state: 'recordingFailed', transactionId },
  { state: 'unavailable', reason: 'alreadySold' },
];

describe('the reload of a page', () => {
  it('a reload happens immediately when no payment is in progress', async () => {
    const { reload, reloadWhenSafe } = openPage();
    await reloadWhenSafe();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(finalStates)(
    'D2: a reload waits while the card is charged and the charge is recorded, and happens in the state %o',
    async (settled) => {
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
    },
  );

  it('D2: a reload waits for all payments, not only for the first', async () => {
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
