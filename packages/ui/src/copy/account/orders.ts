import { createCopy } from '../../language/createCopy.ts';
import { withCurrency } from '../../lib/withCurrency.ts';

export const enOrders = {
  // docs/requirements.md §13: Orders ----

  orders: {
    loading: 'Loading your orders',
    failed: 'Your orders did not load',
    empty: {
      title: 'No orders yet',
      text: 'Book a bike you like, and it will appear here.',
      link: 'Find a bike',
    },
    states: {
      unpaid: { title: 'Not paid yet', text: 'Look at the bike and its papers before you pay.' },
      paid: { title: 'Payment completed', text: 'Meet the seller to collect the bike and its papers.' },
      finishing: { title: 'Payment not confirmed yet', text: 'Do not pay again. Open the payment to see how it went.' },
      soldToAnother: { title: 'Sold to another buyer', text: 'This order can no longer be paid.' },
      removed: { title: 'No longer listed', text: 'The bike was removed, so this order can no longer be paid.' },
    },
    seePayment: 'See the payment',
    findAnother: 'Find another bike',
    /** The messages that WhatsApp shows to the buyer before they are sent. `location` may be empty. */
    message: {
      booked: (name: string, location: string) =>
        `Hello, I booked your ${name} on Second Gear. When can we meet${location && ` at ${location}`}?`,
      paid: (name: string, location: string) =>
        `Hello, I paid for your ${name} on Second Gear. When can I collect it${location && ` at ${location}`}?`,
    },
  },

  /** The buyer's part of the landing page of the dashboard. */
  buyerHome: {
    toPay: (count: number) =>
      count === 0 ? 'No bike to pay' : count === 1 ? '1 bike to pay' : `${count} bikes to pay`,
    nothingToPay: 'A bike that you book is shown here until you have paid for it.',
    allOrders: 'All my orders',
  },

  receipt: {
    loading: 'Loading the receipt',
    failed: 'This receipt cannot be shown',
    notPaid: 'No payment is recorded for this order, so it has no receipt.',
    paid: 'Paid',
    buyer: 'Buyer',
    transactionId: 'Transaction ID',
    paidOn: 'Paid on',
    byCard: 'Paid by card on Second Gear',
    demo: 'Paid · Demo',
    call: 'Call the seller',
    print: 'Print',
    /** The text that is shared with the URL. `price` and `id` are empty if they are not known. */
    shareText: (name: string, price: string, id: string) =>
      `Receipt from Second Gear: ${[name, price && withCurrency(price, 'BDT'), id].filter(Boolean).join(', ')}`,
  },
};

export type OrdersCopy = typeof enOrders;

export const useOrdersCopy = createCopy(enOrders, async () => (await import('../bn/account/orders.ts')).bnOrders);
