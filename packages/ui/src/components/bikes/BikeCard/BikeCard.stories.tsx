import { bikes, users } from '@second-gear/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { nextFrame } from '../../../testing/nextFrame.ts';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { tokenColor } from '../../../theme/tokenColor.ts';
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
      '22',
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
    await expect(navigate).toHaveBeenCalledWith('/categories/1/bikes/6a3f', undefined);
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

/** At every width the verified badge is on the same line as the last word of the seller's name. */
export const BadgeOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button', { name: 'Verified Seller' });
    const paragraph = badge.closest('p');
    await expect(paragraph).not.toBeNull();
    const name = paragraph?.querySelector('bdi');
    for (let width = 140; paragraph && name && width <= 320; width += 4) {
      paragraph.style.inlineSize = `${width}px`;
      const lastLine = [...name.getClientRects()].at(-1);
      const badgeBox = badge.getBoundingClientRect();
      await expect(badgeBox.top + badgeBox.height / 2).toBeGreaterThan(lastLine?.top ?? Number.NaN);
      await expect(badgeBox.top + badgeBox.height / 2).toBeLessThan(lastLine?.bottom ?? Number.NaN);
    }
  },
});

export const VerifiedSellerHovered = meta.story({
  tags: ['R2.76'],
  play: async ({ canvas }) => {
    // react-aria ignores hover before the first pointer event, so the pointer moves over the page first.
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

/**
 * The verified badge is outside the element of the seller's name, so a name with the same characters cannot imitate the
 * badge.
 */
export const NameThatClaimsToBeVerified = meta.story({
  args: { bike: { ...bikes.sellerUnverified, sellerName: 'Rahim ✔ Verified Seller' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Verified Seller' })).toBeNull();
  },
});

/** Missing values are shown as 'Not Found' in red (docs/requirements.md §2). */
export const PurchaseYearNotFound = meta.story({
  tags: ['R2.72', 'R3.10'],
  args: { bike: bikes.withoutYear },
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByText('Not Found'));
    await expect(color).toBe(tokenColor('--color-error'));
    await expect(color).not.toBe(getComputedStyle(canvas.getByText('31')).color);
  },
});

/** An old record of the legacy server: some values are numbers instead of texts, and some fields are missing. */
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

/**
 * While the role of the user is loading, or if it could not be loaded, Book Now is disabled. It must not say that the user
 * is not a buyer.
 */
export const RoleNotKnown = meta.story({
  args: { viewer: 'unknown' },
  play: async ({ canvas }) => {
    const book = canvas.getByRole('button', { name: 'Book Now' });
    await expect(book).toHaveAttribute('aria-disabled', 'true');
    await expect(book).toHaveAccessibleDescription('Booking opens once your role is known');
  },
});

/** On devices without a mouse the reason is shown below the disabled Book Now button. */
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

/** A long description has three lines at first. The button Read more shows the whole description. */
export const LongDescription = meta.story({
  tags: ['R2.78'],
  args: { bike: { ...bikes.available, description: bikes.longNamed.description.repeat(3) } },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Read more' });
    const card = canvas.getByRole('article');
    const clampedHeight = card.getBoundingClientRect().height;
    await userEvent.click(more);
    const less = canvas.getByRole('button', { name: 'Read less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toHaveFocus();
    await expect(card.getBoundingClientRect().height).toBeGreaterThan(clampedHeight);
    await userEvent.click(less);
    await expect(await canvas.findByRole('button', { name: 'Read more' })).toHaveFocus();
    await expect(card.getBoundingClientRect().height).toBe(clampedHeight);
  },
});

export const ShortDescription = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Read more' })).toBeNull();
  },
});

export const Bangla = meta.story({ args: { bike: bikes.banglaNamed } });

/**
 * Arabic text is right-to-left and does not affect the text around it. A character that changes the direction of a text
 * (bidi override) has no effect on the next text.
 */
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

/** Very long words and markup are shown as plain text, and do not widen the page. */
export const VeryLongWords = meta.story({
  args: {
    bike: {
      ...bikes.available,
      bikeName: 'W'.repeat(10_000),
      location: '<img src=x onerror=alert(1)>'.repeat(40),
      description: 'শব্দ'.repeat(2_500),
      sellerName: users.shahriar.name.replaceAll(' ', '').repeat(20),
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

/** A bike whose texts are empty or contain only invisible characters is shown with "Not Found". */
export const AllValuesMissing = meta.story({
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

/** An old record of the legacy server may have a price but no name. */
export const WithoutAName = meta.story({
  args: { bike: { ...bikes.available, bikeName: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Bike without a name, side view' })).toBeVisible();
  },
});
