import { type Unsettled, unsettled } from '../../updates/reloadGuard.ts';
import type { Checkout, CheckoutState } from './checkout.ts';

/** Between the card and the books: the bank may be about to say yes, or the shop about to write it down. */
const underWay: readonly CheckoutState['state'][] = ['processing', 'recording'];

/** Keeps the page from reloading itself while a step of this payment is under way (faults D2). */
export const holdWhileUnsettled = (
  checkout: Pick<Checkout, 'read' | 'subscribe'>,
  page: Pick<Unsettled, 'hold'> = unsettled,
): void => {
  let release: (() => void) | undefined;
  checkout.subscribe(() => {
    if (underWay.includes(checkout.read().state)) release ??= page.hold();
    else {
      release?.();
      release = undefined;
    }
  });
};
