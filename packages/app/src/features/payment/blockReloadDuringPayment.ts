import { type ReloadGuard, reloadGuard } from '#core/device/reloadGuard.ts';
import type { Checkout, CheckoutState } from './checkout/checkout.ts';

/**
 * The states during which the page must not be reloaded: the bank may be processing the card, or the server may be
 * recording the payment.
 */
const blockingStates: readonly CheckoutState['state'][] = ['processing', 'recording'];

/** Prevents a reload by the app while a step of this payment is running (failure mode D2). */
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
