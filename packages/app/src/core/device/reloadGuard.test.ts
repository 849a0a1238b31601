import { createObservable } from '@second-gear/ui/observable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStorage } from '#core/storage/testing/testStorage.ts';
import type { CheckoutState } from '#features/payment/checkout/checkout.ts';
import { blockReloadDuringPayment } from '#features/payment/watchCheckout.ts';
import { allowReload, claimReload, createReloadGuard, reloadWhenSafe } from './reloadGuard.ts';

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

describe('D1: a reload because of a missing chunk', () => {
  const { stored, storage } = createTestStorage();
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('sessionStorage', storage());
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('claimReload returns true once in a tab, and once more after allowReload was called', () => {
    expect([claimReload(), claimReload()]).toEqual([true, false]);
    allowReload();
    expect([claimReload(), claimReload()]).toEqual([true, false]);
  });

  it('claimReload returns false while the browser is offline, and true when it is online again', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(claimReload()).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(claimReload()).toBe(true);
  });

  it.each([
    ['rejects writes', { ...storage(), setItem: refuse }],
    ['ignores writes', { ...storage(), setItem: () => {} }],
    ['is disabled', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('claimReload returns false when session storage %s, to prevent endless reloads', (_, disabled) => {
    vi.stubGlobal('sessionStorage', disabled);
    expect(claimReload()).toBe(false);
    expect(allowReload).not.toThrow();
  });
});
