import type { ReportedItem } from '@second-gear/contract';
import { bikes } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { empty, failed, loading } from '../../../testing/dataStates.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { succeedingTask, viewArgs, withTableView } from '../../../testing/withTableView.tsx';
import { ReportedBikesScreen } from './ReportedBikesScreen.tsx';

const onDelete = fn<(item: ReportedItem) => Promise<void>>(async () => undefined);

const args: ComponentProps<typeof ReportedBikesScreen> = {
  items: { state: 'ready', data: [bikes.reported, bikes.withoutYear, bikes.bullet] },
  onDelete,
  deleteTask: succeedingTask,
  onOpenReport: fn<(item: ReportedItem) => void>(),
  ...viewArgs,
};

const meta = preview.meta({
  component: ReportedBikesScreen,
  args,
  decorators: [withTableView],
  parameters: inScreenLayout('/dashboard/report', 'admin'),
});

/**
 * The page has a heading with the number of bikes, and the columns Bike Name, Price, Condition, Seller and Delete
 * (docs/requirements.md §2).
 */
export const Default = meta.story({
  tags: ['R2.43', 'R2.116', 'R2.117', 'R3.23', 'R12.50b'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('Reported Items3');
    const headings = canvas.getAllByRole('columnheader', { hidden: true });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Bike Name',
      'Price',
      'Condition',
      'Seller',
      'Delete',
    ]);
    await expect(canvas.getByText(/^Buyers give no reason for a report\./)).toBeVisible();
    const seller = canvas.getByText(bikes.reported.sellerName);
    await expect(seller.closest('tr')).toHaveTextContent(bikes.reported.bikeName);
    await expect(canvas.getAllByRole('button', { name: 'Verified Seller' })).toHaveLength(
      [bikes.reported, bikes.withoutYear, bikes.bullet].filter(({ isVerified }) => isVerified).length,
    );
    await expect(canvas.getByRole('cell', { name: '58000 BDT' })).toBeVisible();
    // The name of a row is the name of the bike. The label of the checkbox is not a part of it.
    await expect(canvas.getByRole('rowheader', { name: bikes.reported.bikeName })).toBeVisible();
    const name = canvas.getByRole('button', { name: bikes.reported.bikeName });
    name.focus();
    // Otherwise the box around the name would cut off the focus ring.
    await expect(name.parentElement).toHaveStyle({ overflow: 'visible' });
    await userEvent.click(name);
    await expect(args.onOpenReport).toHaveBeenCalledWith(bikes.reported);
  },
});

/** While the bikes are loading this page shows a spinner (R2.118). The other tables show a progress bar. */
export const Loading = meta.story({
  tags: ['R2.118'],
  args: { items: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Loading the reported items');
    // This would be the label of a progress bar.
    await expect(canvas.queryByText('Loading the reported items')).toBeNull();
  },
});

export const Empty = meta.story({ args: { items: empty } });

export const Failed = meta.story({ args: { items: failed } });
