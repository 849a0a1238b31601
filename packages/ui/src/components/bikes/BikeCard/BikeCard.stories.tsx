import { bikes, people } from '@second-gear/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { nextFrame } from '../../../testing/nextFrame.ts';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { colourOf } from '../../../theme/tokenColor.ts';
import { BikeCard } from './BikeCard.tsx';

const meta = preview.meta({
  component: BikeCard,
  args: { bike: bikes.available, viewer: 'buyer' as const, onBook: fn(), onReport: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

/** Everything that spec §2 names, in the tag's order. */
export const Default = meta.story({
  tags: ['R2.66', 'R2.67', 'R2.68', 'R2.69', 'R2.70', 'R2.71', 'R2.72', 'R2.73', 'R2.74', 'R2.78', 'R2.79', 'R9.01'],
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article', { name: 'Honda CG125' });
    await expect(canvas.getByRole('img', { name: 'Honda CG125, side view' })).toBeVisible();
    for (const words of [
      'Resale price 165000 BDT',
      'Original price 210000 BDT',
      'Excellent',
      '2004',
      '22',
      'Dhanmondi, Dhaka',
      'Rahim Uddin',
      'Single owner, garaged from new.',
      'Posted 2026-10-31',
    ]) {
      await expect(card).toHaveTextContent(words);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
    await expect(args.onBook).toHaveBeenCalledWith(bikes.available);
    await userEvent.click(canvas.getByRole('button', { name: 'Report to admin' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await expect(args.onReport).toHaveBeenCalledWith(bikes.available);
  },
});

/** A buyer sees on the card that the bike is booked, and gets to the order from there; 'Book Now' stays as specified. */
export const BookedAlready = meta.story({
  args: { ordersHref: '/dashboard/myorder' },
  play: async ({ canvas, args }) => {
    const book = canvas.getByRole('button', { name: 'Book Now' });
    await expect(book).toHaveAccessibleDescription('Booked: My Orders');
    await userEvent.click(book);
    await expect(args.onBook).toHaveBeenCalledWith(bikes.available);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Booked: My Orders' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/dashboard/myorder', undefined);
  },
});

export const BookedAlreadyOnASmallPhone = meta.story({
  args: { ordersHref: '/dashboard/myorder' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Booked: My Orders' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const VerifiedSeller = meta.story({
  tags: ['R2.75', 'R2.77'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Verified Seller' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Verified Seller');
  },
});

/** Whatever its width, the badge stands on the line of the name's last word. */
export const BadgeOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button', { name: 'Verified Seller' });
    const who = badge.closest('p');
    await expect(who).not.toBeNull();
    const name = who?.querySelector('bdi');
    for (let width = 140; who && name && width <= 320; width += 4) {
      who.style.inlineSize = `${width}px`;
      const words = [...name.getClientRects()].at(-1);
      const seal = badge.getBoundingClientRect();
      await expect(seal.top + seal.height / 2).toBeGreaterThan(words?.top ?? Number.NaN);
      await expect(seal.top + seal.height / 2).toBeLessThan(words?.bottom ?? Number.NaN);
    }
  },
});

export const VerifiedSellerUnderThePointer = meta.story({
  tags: ['R2.76'],
  play: async ({ canvas }) => {
    // Any move first: a page that was never touched by a pointer does not take one for a hover.
    await userEvent.hover(document.body);
    await userEvent.hover(canvas.getByRole('button', { name: 'Verified Seller' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Verified Seller');
  },
});

export const SellerNotVerified = meta.story({
  tags: ['R2.77'],
  args: { bike: bikes.sellerUnverified },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sadia Rahman')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Verified Seller' })).toBeNull();
  },
});

/** A name can say what it likes: the badge is not part of it. */
export const NameThatClaimsToBeVerified = meta.story({
  args: { bike: { ...bikes.sellerUnverified, sellerName: 'Rahim ✔ Verified Seller' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Verified Seller' })).toBeNull();
  },
});

/** Spec §2: 'Not Found', in red. */
export const PurchaseYearNotFound = meta.story({
  tags: ['R2.72', 'R3.10'],
  args: { bike: bikes.withoutYear },
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByText('Not Found'));
    await expect(color).toBe(colourOf('--color-error'));
    await expect(color).not.toBe(getComputedStyle(canvas.getByText('31')).color);
  },
});

/** Numbers where today's records hold text, and facts that were not written down in those days. */
export const OldRecord = meta.story({
  tags: ['R9.02'],
  args: { bike: bikes.oldRecord },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Honda CB125T' });
    await expect(card).toHaveTextContent('128000 BDT');
    await expect(card).toHaveTextContent('1.5');
    await expect(card).toHaveTextContent('Posted 2022-10-14');
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

export const AdminView = meta.story({
  args: { viewer: 'admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toHaveAccessibleDescription('Only Buyer can book');
    await expect(canvas.queryByRole('button', { name: 'Report to admin' })).toBeNull();
  },
});

export const GuestView = meta.story({
  args: { viewer: 'guest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toHaveAccessibleDescription('Only Buyer can book');
    await expect(canvas.queryByRole('button', { name: 'Report to admin' })).toBeNull();
  },
});

/** The role is still being asked, or could not be asked: nobody is told that they are no buyer. */
export const RoleNotKnown = meta.story({
  args: { viewer: 'unknown' },
  play: async ({ canvas }) => {
    const book = canvas.getByRole('button', { name: 'Book Now' });
    await expect(book).toHaveAttribute('aria-disabled', 'true');
    await expect(book).toHaveAccessibleDescription('Booking opens once your role is known');
  },
});

/** Where nothing hovers, the reason is printed. */
export const OnlyBuyerCanBookOnAPhone = meta.story({
  args: { viewer: 'seller' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only Buyer can book')).toBeVisible();
  },
});

export const Reporting = meta.story({
  args: { isReporting: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Report to admin/ }));
    await expect(args.onReport).not.toHaveBeenCalled();
  },
});

export const WithoutPhoto = meta.story({
  args: { bike: bikes.withoutPhoto },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
  },
});

export const PhotoThatDoesNotLoad = meta.story({
  args: { bike: { ...bikes.available, img: '/pictures/photos/gone.jpg' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No photo')).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: { bike: bikes.longNamed },
  globals: { viewport: { value: 'small' } },
});

/** Three lines are shown; the rest is one press away. */
export const LongDescription = meta.story({
  tags: ['R2.78'],
  args: { bike: { ...bikes.available, description: bikes.longNamed.description.repeat(3) } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Read more' });
    const card = canvas.getByRole('article');
    const folded = card.getBoundingClientRect().height;
    await userEvent.click(more);
    const less = canvas.getByRole('button', { name: 'Read less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toHaveFocus();
    await expect(card.getBoundingClientRect().height).toBeGreaterThan(folded);
    await userEvent.click(less);
    await expect(await canvas.findByRole('button', { name: 'Read more' })).toHaveFocus();
    await expect(card.getBoundingClientRect().height).toBe(folded);
  },
});

export const ShortDescription = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Read more' })).toBeNull();
  },
});

export const Bangla = meta.story({ args: { bike: bikes.banglaNamed } });

/** Arabic runs from right to left without turning the lines around it, and an override ends with its own text. */
export const RightToLeft = meta.story({
  args: {
    bike: {
      ...bikes.available,
      bikeName: 'هوندا CB750 نظيفة جدا',
      location: 'شارع النيل 12',
      description: 'دراجة نظيفة، محرك مجدد، أوراق كاملة.',
      sellerName: '\u202Eعبد الكريم',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Posted 2026-10-31$/)).toBeVisible();
  },
});

/** Words without end, and markup: all of it is text, and none of it pushes the page wide. */
export const WordsWithoutEnd = meta.story({
  args: {
    bike: {
      ...bikes.available,
      bikeName: 'W'.repeat(10_000),
      location: '<img src=x onerror=alert(1)>'.repeat(40),
      description: 'শব্দ'.repeat(2_500),
      sellerName: people.shahriar.name.replaceAll(' ', '').repeat(20),
      resaleValue: '9'.repeat(60),
      originalPrice: '8'.repeat(60),
      condition: 'Excellent'.repeat(10),
      usedYears: '1'.repeat(40),
      purchaseYear: '2'.repeat(40),
      date: 'x'.repeat(400),
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** Nobody wrote anything down, or only what has no ink: the product's own words stand in its place. */
export const NothingWrittenDown = meta.story({
  args: {
    bike: {
      ...bikes.available,
      bikeName: '\u200b\u202e',
      location: '',
      sellerName: ' ',
      description: '',
      resaleValue: '',
      originalPrice: '\u3000',
      condition: '',
      usedYears: '',
      purchaseYear: '  ',
      date: '',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Not Found' })).toBeVisible();
    await expect(canvas.getAllByText('Not Found')).toHaveLength(8);
    await expect(canvas.queryByText(/BDT|^Posted/)).toBeNull();
  },
});

/** An old record may have a price and no name. */
export const WithoutAName = meta.story({
  args: { bike: { ...bikes.available, bikeName: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Bike without a name, side view' })).toBeVisible();
  },
});
