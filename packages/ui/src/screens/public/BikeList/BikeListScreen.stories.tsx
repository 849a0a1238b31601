import type { Bike } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { BookingInput } from '../../../components/bookings/BookingDialog/BookingDialog.tsx';
import { failed, loading } from '../../../testing/dataStates.ts';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { BikeListScreen } from './BikeListScreen.tsx';

const hondas = [bikes.available, bikes.restored, bikes.withoutYear, bikes.inFairCondition, bikes.soldOut];

type Props = ComponentProps<typeof BikeListScreen>;

const meta = preview.meta({
  component: BikeListScreen,
  args: {
    brand: 'Honda',
    bikes: { state: 'ready' as const, data: hondas },
    viewer: 'buyer' as const,
    buyer: users.farhana,
    onBook: fn<Props['onBook']>(async () => undefined),
    onReport: fn<Props['onReport']>(async () => undefined),
    allBikesHref: '/bikes',
  },
  parameters: inScreenLayout('/categories/1', 'buyer'),
});

/**
 * The page shows the brand, the number of bikes, and a card for each bike, but not the sold bike
 * (`docs/requirements.md` §2).
 */
export const BuyerView = meta.story({
  tags: ['R2.65', 'R2.80', 'R2.81', 'R4.07', 'R6.04'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
    await expect(canvas.getByText('4', { selector: 'h1 + span' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByRole('article', { name: 'Honda H100S' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Book Now' })).toHaveLength(4);
    await expect(canvas.getAllByRole('button', { name: 'Report to admin' })).toHaveLength(4);
  },
});

/** If the role could not be loaded, a button loads it again, because only a buyer can book. */
export const RoleNotLoaded = meta.story({
  tags: ['R6.10'],
  args: {
    viewer: 'unknown',
    viewerProblem: failed,
    buyer: undefined,
  },
  play: async ({ canvas }) => {
    for (const bookButton of canvas.getAllByRole('button', { name: 'Book Now' })) {
      await expect(bookButton).toHaveAccessibleDescription('You can book as soon as your account has loaded');
    }
    await expect(canvas.queryByText('Only Buyer can book')).toBeNull();
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not check your account.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(failed.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** The dialog opens for the selected bike, and closes after a successful booking (docs/requirements.md §4). */
export const Booking = meta.story({
  tags: ['R2.88', 'R4.12', 'R4.13'],
  play: async ({ args, canvas }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'Book Now' });
    if (!second) throw new Error('no second bike');
    await userEvent.click(second);
    const dialog = await screen.findByRole('dialog', { name: 'Honda CB750 K2' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByLabelText(/Phone number/), '01819000207');
    await userEvent.type(screen.getByLabelText(/Meeting location/), 'Dhanmondi 27');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
    await expect(args.onBook).toHaveBeenCalledWith(bikes.restored, {
      phone: '01819000207',
      location: 'Dhanmondi 27',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
  },
});

/** The list gets the focus when the bike of the dialog is sold to another buyer. */
export const SoldDuringBooking = meta.story({
  render: function Sold(args) {
    const [data, setData] = useState(hondas);
    const book: Props['onBook'] = async (bike) => {
      setData(data.filter((other) => other !== bike));
      return { problem: 'The bike is sold', isUnsent: false };
    };
    return <BikeListScreen {...args} bikes={{ state: 'ready', data }} onBook={book} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(within(canvas.getByRole('article', { name: 'Honda CB750 K2' })).getByText('Book Now'));
    await userEvent.type(await screen.findByLabelText(/Phone number/), '01819000207');
    await userEvent.type(screen.getByLabelText(/Meeting location/), 'Dhanmondi 27{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('article', { name: 'Honda CB750 K2' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getAllByRole('article')[0] ?? null));
    await expect(document.activeElement).not.toBe(document.body);
  },
});

const kept: { input: BookingInput | null; tries: number } = { input: null, tries: 0 };
const contact = {
  read: () => kept.input,
  keep: (input: BookingInput) => {
    kept.input = input;
  },
};

/**
 * What the buyer types is kept at each letter. If nothing was sent, the dialog stays. It closes after another error, and
 * says why when it opens again for the same bike.
 */
export const BookingRefused = meta.story({
  tags: ['F95', 'R2.87d', 'R4.14', 'R4.15', 'R8.35'],
  args: {
    buyer: { ...users.farhana, contact },
    onBook: fn<Props['onBook']>(async () => {
      kept.tries += 1;
      const isUnsent = kept.tries === 1;
      return { problem: isUnsent ? 'Nothing was sent' : 'You already booked Honda CG125', isUnsent };
    }),
  },
  beforeEach: () => {
    Object.assign(kept, { input: null, tries: 0 });
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Book Now' });
    if (!first) throw new Error('no bike');
    await userEvent.click(first);
    await userEvent.type(await screen.findByLabelText(/Phone number/), '01819000207{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    await expect(await screen.findByLabelText(/Phone number/)).toHaveValue('01819000207');
    await userEvent.type(screen.getByLabelText(/Meeting location/), 'Dhanmondi 27{Enter}');
    await waitFor(() => expect(screen.getByText('Nothing was sent')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(first);
    await expect(await screen.findByLabelText(/Phone number/)).toHaveValue('01819000207');
    await waitFor(() => expect(screen.getByText('You already booked Honda CG125')).toBeVisible());
  },
});

/** The dialog of a bike that the buyer has booked already says so. The server decides about a second booking. */
export const BookedAlready = meta.story({
  tags: ['R4.12c'],
  args: { booked: new Set([bikes.available._id]), ordersHref: '/dashboard/myorder' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Book Now' });
    if (!first) throw new Error('no bike');
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: bikes.available.bikeName }));
    await waitFor(() => expect(dialog.getByRole('link', { name: 'My Orders' })).toBeVisible());
    await expect(dialog.getByText(/You booked this/)).toBeVisible();
  },
});

const report = { refuse: () => {} };

/** *Cancel* sends nothing. While a report is sent, the bike cannot be reported again. After a report that failed, the dialog says why when it opens again for the same bike. */
export const ReportRefused = meta.story({
  tags: ['R8.35'],
  args: {
    onReport: fn<Props['onReport']>(
      () =>
        new Promise((resolve) => {
          report.refuse = () => resolve('Second Gear could not be reached.');
        }),
    ),
  },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Report to admin' });
    if (!first) throw new Error('no bike');
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancle' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onReport).not.toHaveBeenCalled();
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(first);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    report.refuse();
    await waitFor(() => expect(first).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(first);
    await waitFor(() => expect(screen.getByText('Second Gear could not be reached.')).toBeVisible());
  },
});

export const Loading = meta.story({
  tags: ['R2.13'],
  args: { bikes: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Loading the bikes' })).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/**
 * No bike is for sale. The page does not say that all are sold, because the list may have never had one, or have bikes that
 * could not be read.
 */
export const Empty = meta.story({
  tags: ['F114'],
  args: { bikes: { state: 'ready', data: [bikes.soldOut] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0', { exact: true })).toBeVisible();
    await expect(canvas.getByText('No bikes here now')).toBeVisible();
    await expect(canvas.getByText('to show right now.', { exact: false })).toBeVisible();
    await expect(canvas.queryByText('sold', { exact: false })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'All bikes' }));
    await expect(navigate).toHaveBeenCalledWith('/bikes');
  },
});

export const Failed = meta.story({ args: { bikes: failed } });

/**
 * On wide screens the cards are in a grid of two columns (`docs/requirements.md` §2). The buttons in a row of cards are aligned,
 * even when some cards have long texts.
 */
export const BikesOfEveryKind = meta.story({
  tags: ['R2.64'],
  globals: { viewport: { value: 'wide' } },
  args: {
    bikes: {
      state: 'ready',
      data: [
        bikes.longNamed,
        bikes.available,
        bikes.withoutPhoto,
        bikes.banglaNamed,
        bikes.oldRecord,
        bikes.withoutYear,
        { ...bikes.available, bikeName: 'Honda'.repeat(2_000), sellerName: 'عبد الكريم', location: 'شارع النيل 12' },
      ],
    },
  },
  play: async ({ canvas }) => {
    // The first render has only six cards. The others are rendered with a lower priority.
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    const lefts = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(2);
    await expect(lefts[1]).toBeGreaterThan(lefts[0] ?? Number.NaN);
    const [long, short] = canvas.getAllByRole('button', { name: 'Book Now' });
    await expect(long?.getBoundingClientRect().bottom).toBe(short?.getBoundingClientRect().bottom);
  },
});

const unrenderable: Bike = Object.defineProperty({ ...bikes.available, _id: 'unrenderable' }, 'bikeName', {
  // React's development tools read all enumerable properties. They would cause the error before the card is rendered.
  enumerable: false,
  get: () => {
    throw new Error('There is no name.');
  },
});

/**
 * If rendering one card throws an error, a fallback replaces the card, and the buyer can still book the other bikes.
 */
export const OneCardCannotBeShown = meta.story({
  tags: ['D4'],
  args: { bikes: { state: 'ready', data: [bikes.restored, unrenderable, bikes.withoutYear] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('article', { name: 'This bike cannot be shown' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Book Now' })).toHaveLength(2);
  },
});
