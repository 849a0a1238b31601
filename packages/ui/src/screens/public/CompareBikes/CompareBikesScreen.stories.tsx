import { bikes, users } from '@second-gear/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { SaveButton } from '../../../components/bikes/SaveAndCompare/SaveButton.tsx';
import { listedBikes, toListed } from '../../../testing/listedBikes.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { CompareBikesScreen } from './CompareBikesScreen.tsx';

const { available, restored, longNamed, sold, missing, loading } = listedBikes;

const meta = preview.meta({
  component: CompareBikesScreen,
  args: {
    bikes: [available, restored],
    failedBrands: [],
    bikesHref: '/bikes',
    onRemove: fn(),
    onShare: fn(async () => undefined),
    viewer: 'buyer' as const,
    buyer: users.farhana,
    onBook: fn(async () => undefined),
    renderSave: ({ bikeName }) => <SaveButton bikeName={bikeName} isSaved={false} onToggle={() => {}} />,
  },
  parameters: inScreenLayout('/compare', 'buyer'),
});

/**
 * The comparison is an HTML table with a column for each bike and a row for each detail. The lowest price is marked.
 */
export const TwoBikes = meta.story({
  tags: ['R10.78', 'R10.78b', 'R10.79', 'R10.79b', 'R10.81'],
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: 'Comparison' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    const labels = [
      'Price',
      'Original price',
      'Condition',
      'Purchase year',
      'Years used',
      'Location',
      'Seller',
      'Posted',
      'Description',
    ];
    const headers = within(table).getAllByRole('rowheader');
    const shown = headers.map((header) => header.textContent);
    await expect(shown.filter((label) => labels.includes(label))).toEqual(labels);
    await expect(within(table).getByRole('row', { name: /^Price/ })).toHaveTextContent('165000 BDTLowest price');
    await expect(within(table).getByRole('link', { name: 'Honda CG125' })).toHaveAttribute('href', available.href);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Honda CB750 K2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(restored);
    await expect(canvas.getByRole('button', { name: 'Save Honda CB750 K2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book Now: Honda CB750 K2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Honda CB750 K2' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    within(table).getByRole('rowheader', { name: 'Condition' }).scrollIntoView();
    const name = within(table).getByRole('columnheader', { name: 'Honda CG125' });
    await waitFor(() => expect(name.getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
  },
});

export const OnlyDifferences = meta.story({
  tags: ['R10.80'],
  args: {
    bikes: [available, toListed({ ...bikes.available, _id: 'other', resaleValue: '150000' })],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Only differences' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await expect(canvas.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  },
});

/**
 * The table says which bikes are sold or not listed any more, and shows a dash for each missing value. A shared link contains no
 * names of bikes, so a bike of such a link that is no longer listed has no name.
 */
export const SoldAndRemoved = meta.story({
  tags: ['R10.82', 'F23'],
  globals: { viewport: { value: 'desktop' } },
  args: { bikes: [available, sold, missing, { ...missing, id: 'of a link', name: '', price: '' }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Honda H100S/ })).toHaveTextContent('Sold');
    await expect(canvas.getByRole('columnheader', { name: /Honda CB200T/ })).toHaveTextContent('No longer listed');
    await expect(canvas.getByRole('row', { name: /^Condition/ })).toHaveTextContent('Not given');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bike that is no longer listed' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** On a narrow screen the row headers and two bikes are visible. The user scrolls the table to see the other bikes. */
export const FourBikesOnAPhone = meta.story({
  tags: ['R10.83'],
  globals: { viewport: { value: 'small' } },
  args: { bikes: [available, restored, longNamed, sold] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Comparison' });
    const right = region.getBoundingClientRect().right;
    const [first, second] = canvas.getAllByRole('columnheader');
    if (!first || !second) throw new Error('no columns');
    await expect(second.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    region.focus();
    await expect(region).toHaveFocus();
    region.scrollTo({ left: 200 });
    const label = canvas.getByRole('rowheader', { name: 'Condition' });
    await expect(label.getBoundingClientRect().left).toBeCloseTo(region.getBoundingClientRect().left, -1);
  },
});

export const Empty = meta.story({
  tags: ['R10.84'],
  args: { bikes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a bike' })).toHaveAttribute('href', '/bikes');
  },
});

export const Loading = meta.story({
  args: { bikes: [loading, { ...loading, id: 'other', name: '', price: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Honda CD 70/ })).toBeVisible();
  },
});
