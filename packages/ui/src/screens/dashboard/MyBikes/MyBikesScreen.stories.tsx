import type { Bike } from '@second-gear/contract';
import { bikes } from '@second-gear/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { defaultView } from '../../../selling/myBikes.ts';
import { empty, failed, loading } from '../../../testing/dataStates.ts';
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
    await expect(await canvas.findByRole('heading', { name: 'No bikes found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all bikes' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
  },
});

/**
 * The columns are number, Name, Price, Condition, Status, Action (docs/requirements.md §2). A sold bike cannot be advertised,
 * but it can be deleted.
 */
export const Default = meta.story({
  tags: ['R2.40', 'R2.96', 'R2.97', 'R2.98', 'R4.05', 'R12.15', 'R12.24'],
  play: async ({ args, canvas }) => {
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
    const rowOf = (name: string) => within(canvas.getByRole('row', { name: new RegExp(name) }));
    const available = rowOf('Honda CG125');
    await expect(available.getByText('Available')).toBeVisible();
    const { _id } = bikes.available;
    await expect(available.getByRole('link', { name: 'Honda CG125' })).toHaveAttribute(
      'href',
      `/categories/1/bikes/${_id}`,
    );
    const copy = available.getByRole('link', { name: 'Copy' });
    await expect(copy).toHaveAttribute('href', `/dashboard/addproduct?copy=${_id}`);
    await expect(copy).toHaveAccessibleDescription('Honda CG125');
    await userEvent.click(available.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledWith(bikes.available);
    await expect(available.getByRole('button', { name: 'Advertise' })).toHaveAccessibleDescription('Honda CG125');
    await expect(available.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Honda CG125');
    const advertised = rowOf(bikes.advertised.bikeName);
    await expect(advertised.getByText('Advertised')).toBeVisible();
    await expect(advertised.getByRole('button', { name: 'Advertise again' })).toBeVisible();
    await expect(canvas.getByText(/^To change a bike, copy it/)).toBeVisible();
    const sold = rowOf(bikes.soldOut.bikeName);
    await expect(sold.getByText('Sold Out')).toBeVisible();
    await expect(sold.queryByRole('button', { name: /Advertise/ })).toBeNull();
    await expect(sold.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
});

/** Buyers would miss the advertisement, which ends with the old bike. */
export const OnlyTheOldOneIsAdvertised = meta.story({
  tags: ['R12.24b'],
  args: { added: { bike: bikes.available, copied: bikes.advertised } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The old bike is advertised, the new one is not yet.')).toBeVisible();
  },
});

export const Added = meta.story({
  tags: ['R12.24b'],
  args: { added: { bike: bikes.available, copied: bikes.bullet } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your bike is listed:')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See it' })).toHaveAttribute('href', expect.any(String));
    const [share] = canvas.getAllByRole('button', { name: 'Share' });
    await userEvent.click(share ?? document.body);
    await expect(args.onShare).toHaveBeenCalledWith(bikes.available);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the old one' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(/^If You delete Royal Enfield Bullet 350 /);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(bikes.bullet));
  },
});

/** When the row with the focus is removed, the list gets the focus. The next press of Tab stays in the list. */
export const DeletedByKeyboardOnly = meta.story({
  tags: ['R2.99', 'R2.100', 'R2.101'],
  render: renderWithDelete,
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Delete' });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Are You sure You to delete?' });
    await expect(dialog).toHaveAccessibleDescription(
      /^If You delete Honda CG125 ,It can not be undo 165000 BDT\s+Posted \d+ \w+ \d{4}, /,
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancle' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(bikes.available);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'My Product' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

export const Loading = meta.story({ args: { bikes: loading } });

export const Empty = meta.story({ args: { bikes: empty } });

export const Failed = meta.story({ args: { bikes: failed } });
