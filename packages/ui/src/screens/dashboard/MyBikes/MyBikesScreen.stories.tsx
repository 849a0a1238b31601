import type { Bike } from '@second-gear/contract';
import { bikes } from '@second-gear/fixtures';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { defaultView } from '../../../selling/myBikes.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { MyBikesScreen } from './MyBikesScreen.tsx';

const onAdvertise = fn<(bike: Bike) => Promise<void>>(async () => undefined);
const onDelete = fn<(bike: Bike) => Promise<void>>(async () => undefined);

const args: ComponentProps<typeof MyBikesScreen> = {
  bikes: { state: 'ready', data: [bikes.available, bikes.bullet, bikes.advertised, bikes.soldOut] },
  onAdvertise,
  onDelete,
  addBikeHref: '/dashboard/addproduct',
  bikeHref: ({ _id }) => `/categories/1/bikes/${_id}`,
  copyHref: ({ _id }) => `/dashboard/addproduct?copy=${_id}`,
  onShare: fn<(bike: Bike) => Promise<void>>(async () => undefined),
  view: defaultView,
  onViewChange: fn(),
};

const meta = preview.meta({
  component: MyBikesScreen,
  args,
  parameters: inScreenLayout('/dashboard/myproduct', 'seller'),
});

/** Returns queries that search only inside the open confirmation dialog. */
const openDialog = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Are You sure You to delete?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

const expectClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Renders the screen and removes the row of a bike after its deletion has succeeded, as the app does. */
const renderWithDelete = function RemovesDeleted(props: ComponentProps<typeof MyBikesScreen>) {
  const [list, setList] = useState(props.bikes);
  const remove = async (bike: Bike) => {
    await props.onDelete(bike);
    setList((previous) =>
      previous.state === 'ready'
        ? { ...previous, data: previous.data.filter(({ _id }) => _id !== bike._id) }
        : previous,
    );
  };
  return <MyBikesScreen {...props} bikes={list} onDelete={remove} />;
};

/** The name is a link to the page of the bike. With the two icons the seller copies and shares the bike. */
export const LinksOfABike = meta.story({
  tags: ['R12.15', 'R12.24'],
  args: { bikes: { state: 'ready', data: [bikes.available] } },
  play: async ({ args, canvas }) => {
    const { _id } = bikes.available;
    await expect(canvas.getByRole('link', { name: 'Honda CG125' })).toHaveAttribute(
      'href',
      `/categories/1/bikes/${_id}`,
    );
    const copy = canvas.getByRole('link', { name: 'Copy' });
    await expect(copy).toHaveAttribute('href', `/dashboard/addproduct?copy=${_id}`);
    await expect(copy).toHaveAccessibleDescription('Honda CG125');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(bikes.available);
  },
});

const fiveBikes = [bikes.available, bikes.bullet, bikes.advertised, bikes.soldOut, bikes.restored];

/** With five bikes or more the page has totals, tabs, a search field and a field for the order. */
export const WithTools = meta.story({
  tags: ['R12.20', 'R12.21', 'R12.22'],
  args: { bikes: { state: 'ready', data: fiveBikes } },
  render: function KeepsItsView(props) {
    const [view, setView] = useState(props.view);
    return <MyBikesScreen {...props} view={view} onViewChange={setView} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sold 1' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'All 5' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your bikes' }), 'bullet');
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
        'Royal Enfield Bullet 350',
      ]),
    );
    await userEvent.type(canvas.getByRole('searchbox'), ' ninja');
    await expect(await canvas.findByRole('heading', { name: 'No bike found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all bikes' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
  },
});

/** The columns are number, Name, Price, Condition, Status, Action (docs/requirements.md §2). */
export const Default = meta.story({
  tags: ['R2.40', 'R2.96'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'My Product' });
    const headings = within(table).getAllByRole('columnheader', { hidden: true });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'No.',
      'Name',
      'Price',
      'Condition',
      'Status',
      'Action',
    ]);
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('cell', { name: '165000 BDT' })).toBeVisible();
  },
});

const buildListed = (_id: string, bikeName: string, date: string): Bike => ({
  ...bikes.available,
  _id,
  bikeName,
  date,
});

/** The newest bike is first, and bikes without a valid date are last. Screen readers do not read the photos. */
export const NewestFirst = meta.story({
  args: {
    bikes: {
      state: 'ready',
      data: [
        buildListed('a1', 'Without a date', 'long ago'),
        buildListed('a2', 'Of 2022', '2022-10-14T08:00:00.000Z'),
        { ...buildListed('a3', 'Of yesterday', '2026-10-31T08:00:00.000Z'), img: '' },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Of yesterday', 'Of 2022', 'Without a date']);
    await expect(canvasElement.querySelectorAll('tbody img')).toHaveLength(3);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Of yesterday' })).toBeVisible();
  },
});

export const Available = meta.story({
  tags: ['R2.98'],
  args: { bikes: { state: 'ready', data: [bikes.available] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Available')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Advertise' })).toHaveAccessibleDescription('Honda CG125');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Honda CG125');
  },
});

/** A sold bike cannot be advertised, but it can be deleted. */
export const SoldOut = meta.story({
  tags: ['R2.97', 'R4.05'],
  args: { bikes: { state: 'ready', data: [bikes.soldOut] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold Out')).toBeVisible();
    await expect(canvas.queryByText('Available')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Advertise' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
});

/**
 * The seller can advertise an advertised bike again. Then it is the newest advertised bike, which is the one that the home
 * page shows.
 */
export const Advertised = meta.story({
  args: { bikes: { state: 'ready', data: [bikes.advertised] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Advertised')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Advertise' })).toBeEnabled();
  },
});

export const Advertising = meta.story({
  args: { onAdvertise: fn<(bike: Bike) => Promise<void>>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Advertise' });
    if (!first || !second) throw new Error('Two bikes can be advertised.');
    await userEvent.click(first);
    await userEvent.click(first);
    await expect(args.onAdvertise).toHaveBeenCalledOnce();
    await expect(args.onAdvertise).toHaveBeenCalledWith(bikes.available);
    await expect(first).toHaveAttribute('data-pending');
    await userEvent.click(second);
    await expect(args.onAdvertise).toHaveBeenLastCalledWith(bikes.bullet);
  },
});

export const DeleteConfirmation = meta.story({
  tags: ['R2.99', 'R2.100', 'R2.101'],
  args: { bikes: { state: 'ready', data: [bikes.advertised] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const { getByRole } = await openDialog();
    await expect(getByRole('button', { name: 'Cancle' })).toHaveFocus();
    await expect(getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'If You delete Yamaha RX 100 ,It can not be undo',
    );
  },
});

export const Deleted = meta.story({
  tags: ['R2.99'],
  render: renderWithDelete,
  play: async ({ canvas, args }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'Delete' });
    if (!second) throw new Error('There is no second bike.');
    await userEvent.click(second);
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Delete' }));
    await expectClosed();
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(bikes.bullet);
    await expect(canvas.queryByText('Royal Enfield Bullet 350')).toBeNull();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
});

/** When the row with the focus is removed, the list gets the focus. The next press of Tab stays in the list. */
export const DeletedByKeyboardOnly = meta.story({
  render: renderWithDelete,
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await openDialog()).getByRole('button', { name: 'Cancle' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(bikes.available);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'My Product' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

/**
 * The row of a deleted bike may be removed later, when the app has loaded the list again. Until then the delete button of
 * this row has the focus. After that the list has the focus.
 */
export const DeletedAndReloadedLater = meta.story({
  render: function ReloadsWhenOnline(props) {
    const [list, setList] = useState(props.bikes);
    useEffect(() => {
      const reload = () => setList({ state: 'ready', data: [bikes.bullet] });
      window.addEventListener('online', reload);
      return () => window.removeEventListener('online', reload);
    }, []);
    return <MyBikesScreen {...props} bikes={list} />;
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    if (!first) throw new Error('There is no bike.');
    await userEvent.click(first);
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Delete' }));
    await expectClosed();
    await waitFor(() => expect(first).toHaveFocus());
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByRole('region', { name: 'My Product' })).toHaveFocus());
  },
});

export const Cancelled = meta.story({
  play: async ({ args, canvas, step }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    if (!first) throw new Error('There is no bike.');
    await step('the cancel button closes the confirmation dialog', async () => {
      await userEvent.click(first);
      await userEvent.click((await openDialog()).getByRole('button', { name: 'Cancle' }));
      await expectClosed();
      await waitFor(() => expect(first).toHaveFocus());
    });
    await step('Esc closes the confirmation dialog', async () => {
      await userEvent.keyboard('{Enter}');
      await openDialog();
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await waitFor(() => expect(first).toHaveFocus());
    });
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
});

/** If the deletion fails, the bike stays in the list. */
export const NotDeleted = meta.story({
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    if (!first) throw new Error('There is no bike.');
    await userEvent.click(first);
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Delete' }));
    await expectClosed();
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(first).toHaveFocus());
  },
});

export const Loading = meta.story({
  args: { bikes: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Loading your bikes');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { bikes: { state: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No bikes yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a Product' })).toHaveAttribute('href', '/dashboard/addproduct');
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { bikes: { state: 'failed', problem: 'Second Gear could not be reached.', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Second Gear could not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Old records of the legacy server may have no condition, no name, no price, or a price in words. */
export const Unreadable = meta.story({
  args: {
    bikes: {
      state: 'ready',
      data: [
        { ...bikes.available, _id: 'a1', condition: '' },
        { ...bikes.available, _id: 'a2', resaleValue: '1,20,000 or the best offer before the end of the month' },
        { ...bikes.available, _id: 'a3', resaleValue: '' },
        { ...bikes.available, _id: 'a4', bikeName: ' ' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not Found')).toHaveLength(3);
    const unnamed = canvas.getAllByRole('button', { name: 'Delete' })[3];
    if (!unnamed) throw new Error('There are four bikes.');
    await userEvent.click(unnamed);
    await openDialog();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('If You delete this ,It can not be undo');
  },
});

/** If the server sends two bikes with the same id, both are shown. */
export const TheSameIdTwice = meta.story({
  args: { bikes: { state: 'ready', data: [bikes.available, bikes.available] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader', { name: 'Honda CG125' })).toHaveLength(2);
  },
});

const namesOfEveryKind: Bike[] = [
  { ...bikes.bullet, _id: 'a1', bikeName: 'Honda' },
  bikes.longNamed,
  bikes.banglaNamed,
  { ...bikes.available, _id: 'a2', bikeName: 'دراجة ياماها RX 100 نظيفة' },
  { ...bikes.available, _id: 'a3', bikeName: 'Enfield'.repeat(1400), condition: 'Excellent'.repeat(20) },
];

/** Names of every length, script and direction cause no horizontal scrolling. */
export const NamesOfEveryKind = meta.story({
  args: { bikes: { state: 'ready', data: namesOfEveryKind } },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const right = canvasElement.getBoundingClientRect().right;
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
});

const manyBikes: Bike[] = Array.from({ length: 200 }, (_, index) => ({ ...bikes.available, _id: `bike ${index}` }));

/** The header of the table stays visible while the rows scroll. */
export const TwoHundredBikes = meta.story({
  args: { bikes: { state: 'ready', data: manyBikes } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    window.scrollTo(0, 2000);
    await waitFor(() => expect(header.getBoundingClientRect().top).toBeCloseTo(0));
    window.scrollTo(0, 0);
  },
});

export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // The Delete button is only as wide as its text. There is a gap between it and the Advertise button.
    const [advertise] = canvas.getAllByRole('button', { name: 'Advertise' });
    const [first, ...others] = canvas
      .getAllByRole('button', { name: 'Delete' })
      .map((button) => button.getBoundingClientRect());
    await expect((first?.left ?? 0) - (advertise?.getBoundingClientRect().right ?? 0)).toBeGreaterThanOrEqual(24);
    for (const { width } of others) await expect(width).toBeLessThan(120);
    // On a narrow screen the rows are cards, but for screen readers they are still a table.
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
  },
});

export const OnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row');
    await waitFor(() => expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top));
    await waitFor(() => expect(first?.getBoundingClientRect().height).toBe(second?.getBoundingClientRect().height));
  },
});

const iconWidths = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('td svg')].map((icon) => icon.getBoundingClientRect().width);

/** The prices in the table are right-aligned, and the icons of all rows have the same size. */
export const OnAWideScreen = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set(iconWidths(canvasElement)).size).toBe(1);
    const edges = canvas.getAllByText('BDT').map((currency) => currency.getBoundingClientRect().right);
    await expect(new Set(edges).size).toBe(1);
  },
});
