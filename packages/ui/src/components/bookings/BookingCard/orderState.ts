import type { Booking } from '@second-gear/contract';
import type { BookingSeller } from './useBookingDetails.tsx';

/**
 * What is true of an order. `finishing`: a card was sent for it, and the server has not recorded the payment yet.
 * `removed`: no category lists the bike any more.
 */
export type OrderState = 'unpaid' | 'paid' | 'finishing' | 'soldToAnother' | 'removed';

/** While the bike is loading, or if it could not be loaded, an unpaid order is `unpaid`: the payment page checks again. */
export const orderStateOf = (booking: Booking, seller: BookingSeller, isFinishing: boolean): OrderState => {
  if (booking.paid) return 'paid';
  if (isFinishing) return 'finishing';
  if (seller.state !== 'ready') return 'unpaid';
  if (!seller.data) return 'removed';
  return seller.data.isSold ? 'soldToAnother' : 'unpaid';
};
