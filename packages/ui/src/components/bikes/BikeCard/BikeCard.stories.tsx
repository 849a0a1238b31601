import type { Bike } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inBox } from '../../../testing/inBox.tsx';
import { nextFrame } from '../../../testing/nextFrame.ts';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { inState, states } from '../../../testing/states.tsx';
import { tokenColor } from '../../../theme/tokenColor.ts';
import { BikeCard } from './BikeCard.tsx';

const meta = preview.meta({
  component: BikeCard,
  args: { bike: bikes.available, viewer: 'buyer' as const, onBook: fn(), onReport: fn() },
  decorators: [inBox({ maxInlineSize: '36rem', marginInline: 'auto' })],
});

/** The card shows all values that docs/requirements.md §2 lists, in the same order. */
export const Default = meta.story({
  tags: ['R2.66', 'R2.67', 'R2.68', 'R2.69', 'R2.70', 'R2.71', 'R2.72', 'R2.73', 'R2.74', 'R2.78', 'R2.79', 'R9.01'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: 'Honda CG125' });
    await expect(canvas.getByRole('img', { name: 'Honda CG125, side view' })).toBeVisible();
    for (const text of [
      'Resale price 165000 BDT',
      'Original price 210000 BDT',
      'Excellent',
      '2004',
      '22 yrs',
      'Dhanmondi, Dhaka',
      'Rahim Uddin',
      'Single owner, garaged from new.',
      'Posted 2026-10-31',
    ]) {
      await expect(card).toHaveTextContent(text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
    await expect(args.onBook).toHaveBeenCalledWith(bikes.available);
    await userEvent.click(canvas.getByRole('button', { name: 'Report to admin' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await expect(args.onReport).toHaveBeenCalledWith(bikes.available);
  },
});

/** The name is a link to the page of the bike, and the same link covers the image. */
export const WithLink = meta.story({
  tags: ['R10.31'],
  args: { href: '/categories/1/bikes/6a3f' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Honda CG125' });
    await expect(canvas.getByRole('heading', { name: 'Honda CG125' })).toContainElement(link);
    const image = canvas.getByRole('img', { name: 'Honda CG125, side view' }).getBoundingClientRect();
    await expect(document.elementFromPoint(image.left + 8, image.top + image.height / 2)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/categories/1/bikes/6a3f');
  },
});

/**
 * How much less the bike costs than its original price and than similar bikes, that it was posted in the last days, and that
 * the user has reported it.
 */
export const PricesCompared = meta.story({
  tags: ['R10.31b', 'R2.81b'],
  render: states(BikeCard, {
    'Below similar bikes': { isNew: true, pricePosition: { percent: 12, direction: 'below' } },
    'Above similar bikes': {
      bike: { ...bikes.available, originalPrice: '' },
      isNew: true,
      isReported: true,
      pricePosition: { percent: 30, direction: 'above' },
    },
  }),
  play: async ({ canvasElement }) => {
    const below = inState(canvasElement, 'Below similar bikes');
    for (const text of ['−21 %', '12 % below similar bikes', 'New']) await expect(below.getByText(text)).toBeVisible();
    const above = inState(canvasElement, 'Above similar bikes');
    for (const text of ['30 % above similar bikes', 'Reported']) await expect(above.getByText(text)).toBeVisible();
    await expect(above.queryByText(/^-\d+ %$|^New$/)).toBeNull();
  },
});

/**
 * The card of a bike that the buyer has booked says so, and links to My Orders. 'Book Now' stays enabled, as
 * docs/requirements.md §2 says.
 */
export const BookedAlready = meta.story({
  args: { ordersHref: '/dashboard/myorder' },
  play: async ({ canvas, args }) => {
    const book = canvas.getByRole('button', { name: 'Book Now' });
    await expect(book).toHaveAccessibleDescription('You booked this');
    await userEvent.click(book);
    await expect(args.onBook).toHaveBeenCalledWith(bikes.available);
    canvas.getByRole('link', { name: 'You booked this' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/dashboard/myorder');
  },
});

export const SellerView = meta.story({
  tags: ['R2.83'],
  globals: { viewport: { value: 'desktop' } },
  args: { viewer: 'seller' },
  play: async ({ args, canvas }) => {
    const book = canvas.getByRole('button', { name: 'Book Now' });
    await expect(book).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: 'Report to admin' })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(book).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only Buyer can book');
    await nextFrame();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(args.onBook).not.toHaveBeenCalled();
  },
});

/** The photo is above the texts, and more of the description is visible. Both cards have everything. */
export const LargePhotos = meta.story({
  tags: ['R10.23d'],
  args: { bike: { ...bikes.available, description: bikes.longNamed.description.repeat(3) } },
  decorators: [
    (Story) => (
      <div data-photos="large">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img').getBoundingClientRect();
    const name = canvas.getByRole('heading').getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(image.bottom);
    await expect(image.width).toBeGreaterThan(250);
  },
});

/**
 * Only a buyer can book. While the role of the user is loading, or if it could not be loaded, the card must not say that the
 * user is not a buyer.
 */
export const OtherViewers = meta.story({
  render: states(BikeCard, {
    Admin: { viewer: 'admin' },
    Guest: { viewer: 'guest' },
    'Role not known': { viewer: 'unknown' },
  }),
  play: async ({ canvas, canvasElement }) => {
    for (const [name, reason] of [
      ['Admin', 'Only Buyer can book'],
      ['Guest', 'Only Buyer can book'],
      ['Role not known', 'You can book as soon as your account has loaded'],
    ] as const) {
      const book = inState(canvasElement, name).getByRole('button', { name: 'Book Now' });
      await expect(book).toHaveAttribute('aria-disabled', 'true');
      await expect(book).toHaveAccessibleDescription(reason);
    }
    await expect(canvas.queryByRole('button', { name: 'Report to admin' })).toBeNull();
  },
});

const change = (values: Partial<Bike>) => ({ bike: { ...bikes.available, ...values } });

/**
 * Missing values are shown as 'Not Found' in red (docs/requirements.md §2). In an old record of the legacy server some values
 * are numbers instead of texts. Texts that are empty or contain only invisible characters are missing too.
 */
export const MissingValues = meta.story({
  tags: ['R2.72', 'R2.77', 'R3.10', 'R9.02'],
  render: states(BikeCard, {
    'Without a year': { bike: bikes.withoutYear },
    'Seller not verified': { bike: bikes.sellerUnverified },
    'Old record': { bike: bikes.oldRecord },
    'Without a photo': { bike: bikes.withoutPhoto },
    'Photo that does not load': change({ img: '/pictures/photos/gone.jpg' }),
    'Without a name': change({ bikeName: '' }),
    'Without any value': change({
      ...{ bikeName: '\u200b\u202e', location: '', sellerName: ' ', description: '', resaleValue: '' },
      ...{ originalPrice: '\u3000', condition: '', usedYears: '', purchaseYear: '  ', date: '' },
    }),
  }),
  play: async ({ canvasElement }) => {
    const withoutYear = inState(canvasElement, 'Without a year');
    const { color } = getComputedStyle(withoutYear.getByText('Not Found'));
    await expect(color).toBe(tokenColor('--color-error'));
    await expect(color).not.toBe(getComputedStyle(withoutYear.getByText('31 yrs')).color);
    const unverified = inState(canvasElement, 'Seller not verified');
    await expect(unverified.getByText('Sadia Rahman')).toBeVisible();
    await expect(unverified.queryByRole('button', { name: 'Verified Seller' })).toBeNull();
    const old = inState(canvasElement, 'Old record').getByRole('article', { name: 'Honda CB125T' });
    for (const text of ['128000 BDT', '1.5', 'Posted 2022-10-14']) await expect(old).toHaveTextContent(text);
    await expect(inState(canvasElement, 'Without a photo').getByText('No photo')).toBeVisible();
    const notLoaded = inState(canvasElement, 'Photo that does not load');
    notLoaded.getByRole('article').scrollIntoView();
    await expect(await notLoaded.findByText('No photo')).toBeVisible();
    const unnamed = inState(canvasElement, 'Without a name');
    await expect(unnamed.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(unnamed.getByRole('img', { name: 'Bike without a name, side view' })).toBeVisible();
    const empty = inState(canvasElement, 'Without any value');
    await expect(empty.getByRole('article', { name: 'Not Found' })).toBeVisible();
    await expect(empty.getAllByText('Not Found')).toHaveLength(8);
    await expect(empty.queryByText(/BDT|^Posted/)).toBeNull();
    window.scrollTo(0, 0);
  },
});

/**
 * Texts of every length, script and direction. A character that changes the direction of a text has no effect on the next
 * text. The verified badge is outside the element of the seller's name, so a name with the same characters cannot imitate it.
 */
export const EveryKindOfText = meta.story({
  render: states(BikeCard, {
    'Long names': { bike: bikes.longNamed },
    Bangla: { bike: bikes.banglaNamed },
    'Right to left': change({
      bikeName: 'هوندا CB750 نظيفة جدا',
      location: 'شارع النيل 12',
      description: 'دراجة نظيفة، محرك مجدد، أوراق كاملة.',
      sellerName: '\u202Eعبد الكريم',
    }),
    'Seller who claims to be verified': { bike: { ...bikes.sellerUnverified, sellerName: 'Rahim ✔ Verified Seller' } },
    'Very long words': change({
      bikeName: 'W'.repeat(10_000),
      location: '<img src=x onerror=alert(1)>'.repeat(40),
      description: 'শব্দ'.repeat(2_500),
      sellerName: users.shahriar.name.replaceAll(' ', '').repeat(20),
      resaleValue: '9'.repeat(60),
      originalPrice: '8'.repeat(60),
      condition: 'Excellent'.repeat(10),
      date: 'x'.repeat(400),
    }),
  }),
  play: async ({ canvasElement }) => {
    await expect(inState(canvasElement, 'Right to left').getByText(/^Posted 2026-10-31$/)).toBeVisible();
    const imitation = inState(canvasElement, 'Seller who claims to be verified');
    await expect(imitation.queryByRole('button', { name: 'Verified Seller' })).toBeNull();
  },
});
