import { bikes, users } from '@second-gear/fixtures';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { failed, loading } from '../../../testing/dataStates.ts';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { CompareTray } from '../CompareBikes/CompareTray/CompareTray.tsx';
import { BikeDetailsScreen } from './BikeDetailsScreen.tsx';

const url = 'https://secondgear.example/categories/1/bikes/6a3f';
const hondas = Object.values(bikes).filter(({ category_id }) => category_id === '1');

/** Six bikes that are comparable with `bikes.available`. Their median price is 185000. */
const comparable = [150000, 172000, 180000, 190000, 210000, 240000].map((price, index) => ({
  ...bikes.available,
  _id: `${index}`.padStart(24, '0'),
  bikeName: `Honda CG125 number ${index + 1}`,
  email: `seller${index}@example.com`,
  resaleValue: String(price),
}));

const meta = preview.meta({
  component: BikeDetailsScreen,
  args: {
    bike: { state: 'ready' as const, data: bikes.available },
    brand: 'Honda',
    brandHref: '/categories/1',
    allBikes: [...Object.values(bikes), ...comparable],
    bikeHref: ({ category_id, _id }) => `/categories/${category_id}/bikes/${_id}`,
    url,
    viewer: 'buyer' as const,
    buyer: users.farhana,
    ordersHref: '/dashboard/myorder',
    helpHref: '/help',
    onBook: fn(async () => undefined),
    onReport: fn(async () => undefined),
  },
  parameters: inScreenLayout('/categories/1/bikes/6a3f', 'buyer'),
});

export const BuyerView = meta.story({
  tags: ['R10.32', 'R10.35', 'R10.36', 'R10.42', 'R10.43', 'R10.44', 'R10.96'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Honda CG125' })).toBeVisible();
    const card = canvas.getByRole('article', { name: 'Honda CG125' });
    for (const text of [
      'Resale price 165000 BDT',
      'Original price 210000 BDT −21 %',
      'ConditionExcellent',
      'Purchase year2004',
      'Years used22',
      'LocationDhanmondi, Dhaka',
      'Posted2026-10-31',
      '11 % below 6 similar bikes here',
    ]) {
      await expect(card).toHaveTextContent(text);
    }
    await expect(canvas.getByText(bikes.available.description)).toBeVisible();
    const seller = canvas.getByRole('region', { name: 'Contact the seller' });
    await expect(seller).toHaveTextContent('Rahim Uddin');
    await expect(within(seller).getByRole('button', { name: 'Verified Seller' })).toBeVisible();
    await userEvent.click(canvas.getByText('How to meet the seller safely'));
    await expect(canvas.getByText(/Send no money before/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Help and safety' })).toHaveAttribute('href', '/help');
    const similar = within(canvas.getByRole('region', { name: 'Similar bikes' }));
    await expect(similar.getAllByRole('link')).toHaveLength(4);
    const ofSeller = within(canvas.getByRole('region', { name: 'More from this seller' }));
    await expect(ofSeller.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Yamaha RX 100',
      'Royal Enfield Bullet 350',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: 'All Honda bikes' }));
    await expect(navigate).toHaveBeenCalledWith('/categories/1');
  },
});

/** On a phone one bar is at the lower edge: the next step, with the comparison in the place of the tray. */
export const OneBarOnAPhone = meta.story({
  tags: ['R10.37', 'R10.76'],
  globals: { viewport: { value: 'small' } },
  args: { comparison: { count: 2, href: '/compare?bikes=1' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <CompareTray
          bikes={[bikes.available, bikes.restored].map(({ _id: id, bikeName: name }) => ({ id, name }))}
          compareHref="/compare"
          onRemove={fn()}
          onClear={fn()}
        />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    const book = canvas.getByRole('button', { name: 'Book Now' });
    await waitFor(() => expect(book.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(canvas.getByRole('link', { name: 'Compare 2' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Bikes to compare' })).toBeNull();
  },
});

/** A bike that the user has reported on this device cannot be reported again. Its seller is not verified. */
export const Reported = meta.story({
  tags: ['R10.35', 'R10.51'],
  args: { isReported: true, bike: { state: 'ready', data: { ...bikes.available, isVerified: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Second Gear has not verified this seller.')).toBeVisible();
    await expect(canvas.getByText('You reported this bike to the admin.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report to admin' })).toBeNull();
  },
});

export const Booked = meta.story({
  tags: ['R10.38', 'R10.76'],
  globals: { viewport: { value: 'small' } },
  args: { booking: 'booked', nextHref: '/dashboard/payment/1', comparison: { count: 2, href: '/compare?bikes=1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You booked this bike.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/dashboard/myorder');
    const call = canvas.getByRole('link', { name: 'Call the seller' });
    const pay = canvas.getByRole('link', { name: /^Pay now/ });
    await expect(call.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(pay).toHaveAttribute('href', '/dashboard/payment/1');
    await expect(within(call).getByText('Call')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Compare 2' })).toBeNull();
  },
});

/** A card cannot be charged a price in words. The page says so before the booking, and then offers no payment. */
export const PriceInWords = meta.story({
  tags: ['R10.38b'],
  args: {
    bike: { state: 'ready', data: { ...bikes.available, resaleValue: 'call for price' } },
    booking: 'booked',
    nextHref: '/dashboard/payment/1',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This price cannot be paid by card/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Pay now/ })).toBeNull();
  },
});

/** A bike for which the buyer has paid is sold, but this buyer still needs the phone number of the seller. */
export const Paid = meta.story({
  tags: ['R10.38'],
  args: { bike: { state: 'ready', data: bikes.soldOut }, booking: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You paid for this bike.')).toBeVisible();
    await expect(canvas.queryByText('This bike has been sold.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Book Now' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Call' })).toBeVisible();
  },
});

export const Sold = meta.story({
  tags: ['R10.39', 'F10'],
  args: { bike: { state: 'ready', data: bikes.soldOut } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This bike has been sold.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book Now' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Call' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Similar bikes' })).toBeVisible();
  },
});

/** If the bike was deleted, its page shows other bikes of the brand. */
export const NoLongerListed = meta.story({
  tags: ['R10.47', 'F10'],
  args: { bike: { state: 'ready', data: null }, allBikes: hondas },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No longer listed' })).toBeVisible();
    const others = within(canvas.getByRole('region', { name: 'More Honda bikes' }));
    await expect(others.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { bike: failed, allBikes: [] },
});

export const Loading = meta.story({
  args: { bike: loading, allBikes: [] },
});

/** For sellers and admins Book Now is disabled and says why. They do not see the phone number. */
export const SellerView = meta.story({
  tags: ['R10.37', 'R10.40'],
  args: { viewer: 'seller', buyer: undefined },
  parameters: inScreenLayout('/categories/1/bikes/6a3f', 'seller'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toHaveAccessibleDescription('Only Buyer can book');
    await expect(canvas.queryByRole('link', { name: 'Call' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Report to admin' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Seller' })).toHaveTextContent('Rahim Uddin');
  },
});

/** An old record without photo, year and seller. With fewer than five comparable bikes the page says why it does not compare the price. */
export const MissingValues = meta.story({
  tags: ['R10.96'],
  args: {
    allBikes: hondas,
    bike: {
      state: 'ready',
      data: {
        ...bikes.withoutPhoto,
        bikeName: '',
        purchaseYear: undefined,
        sellerName: '',
        phone: '',
        description: '',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not Found').length).toBeGreaterThanOrEqual(4);
    await expect(
      canvas.getByText('Too few bikes of the same brand, condition and age to compare the price.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Call' })).toBeNull();
  },
});
