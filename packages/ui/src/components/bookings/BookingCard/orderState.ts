import type { Booking } from '@second-gear/contract';
import type { BookingSeller } from './useBookingDetails.tsx';

/** `finishing`: a card was sent, but the payment is not recorded. `removed`: no category lists the bike. */
export type OrderState = 'unpaid' | 'paid' | 'finishing' | 'soldToAnother' | 'removed';

/** An unpaid order whose bike is not loaded is `unpaid`: the payment page checks again. */
export const orderStateOf = (booking: Booking, seller: BookingSeller, isFinishing: boolean): OrderState => {
  if (booking.paid) return 'paid';
  if (isFinishing) return 'finishing';
  if (seller.state !== 'ready') return 'unpaid';
  if (!seller.data) return 'removed';
  return seller.data.isSold ? 'soldToAnother' : 'unpaid';
};
