import type { MonitoringReport } from '@second-gear/contract';
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

/** The states in which a payment has not succeeded, or could not be confirmed. */
const reportedStates = ['declined', 'recordingFailed', 'paidTwice', 'unavailable'];

/** Reports each time a payment is declined, cannot be recorded, or is not possible. Never reports the card or the bike. */
export const reportCheckout = (
  checkout: Pick<Checkout, 'read' | 'subscribe'>,
  report: (report: MonitoringReport) => void,
): void => {
  let last = checkout.read();
  checkout.subscribe(() => {
    const now = checkout.read();
    if (now === last) return;
    last = now;
    if (reportedStates.includes(now.state))
      report({ kind: 'payment', state: now.state, ...('reason' in now && { reason: now.reason }) });
  });
};
