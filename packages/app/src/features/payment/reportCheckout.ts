import type { MonitoringReport } from '@second-gear/contract';
import type { Checkout } from './checkout/checkout.ts';

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
