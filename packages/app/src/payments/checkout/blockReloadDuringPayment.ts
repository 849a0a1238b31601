import { type ReloadGuard, reloadGuard } from '../../updates/reloadGuard.ts';
import type { Checkout, CheckoutState } from './checkout.ts';

/** The bank may be accepting the card, or the server recording the payment. */
const blockingStates: readonly CheckoutState['state'][] = ['processing', 'recording'];

/** Prevents a reload of the page by the app while a step of this payment is running (failure mode D2). */
export const blockReloadDuringPayment = (
  checkout: Pick<Checkout, 'read' | 'subscribe'>,
  guard: Pick<ReloadGuard, 'block'> = reloadGuard,
): void => {
  let release: (() => void) | undefined;
  checkout.subscribe(() => {
    if (blockingStates.includes(checkout.read().state)) release ??= guard.block();
    else {
      release?.();
      release = undefined;
    }
  });
};
