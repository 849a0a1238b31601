import type { MonitoringReport } from '@second-gear/contract';
import { type ReloadGuard, reloadGuard } from '#core/device/reloadGuard.ts';
import type { Checkout, CheckoutState } from './checkout/checkout.ts';

/** The bank may be processing the card, or the server may be recording the payment. */
const blockingStates: readonly CheckoutState['state'][] = ['processing', 'recording'];

/** Failure mode D2. */
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

const reportedStates = ['declined', 'recordingFailed', 'paidTwice', 'unavailable'];

/** Never reports the card or the bike. */
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
