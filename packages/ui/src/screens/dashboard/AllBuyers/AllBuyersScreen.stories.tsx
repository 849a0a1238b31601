import type { User } from '@second-gear/contract';
import { users } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { empty, failed, loading } from '../../../testing/dataStates.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { succeedingTask, viewArgs, withTableView } from '../../../testing/withTableView.tsx';
import { AllBuyersScreen } from './AllBuyersScreen.tsx';

const onDelete = fn<(buyer: User) => Promise<void>>(async () => undefined);

const args: ComponentProps<typeof AllBuyersScreen> = {
  buyers: { state: 'ready', data: [users.farhana, users.imran] },
  onDelete,
  deleteTask: succeedingTask,
  ...viewArgs,
};

const meta = preview.meta({
  component: AllBuyersScreen,
  args,
  decorators: [withTableView],
  parameters: inScreenLayout('/dashboard/allbuyers', 'admin'),
});

export const Default = meta.story({
  tags: ['R2.41', 'R2.111', 'R3.16'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'All Buyers' });
    const headings = within(table).getAllByRole('columnheader', { hidden: true });
    await expect(headings.map((heading) => heading.textContent)).toEqual(['No.', 'Name', 'Email', 'Role', 'Action']);
    const rows = within(table).getAllByRole('row').slice(1);
    // On phones the numbers are hidden, so hidden cells must be included.
    const numbers = rows.map((row) => within(row).getAllByRole('cell', { hidden: true })[0]?.textContent);
    await expect(numbers).toEqual([expect.stringMatching(/(^|\D)1$/), expect.stringMatching(/(^|\D)2$/)]);
    const address = canvas.getByRole('cell', { name: 'imran.kabir@example.com' });
    await expect(address).toBeVisible();
    const lineEnds = [...address.querySelectorAll('wbr')].map(({ previousSibling }) => previousSibling?.textContent);
    await expect(lineEnds).toEqual(['.', '@']);
    await expect(canvas.getAllByRole('cell', { name: 'Buyer' })).toHaveLength(2);
  },
});

/** The confirmation says what stays. */
export const Deleting = meta.story({
  tags: ['R12.37b', 'no-screenshot'],
  parameters: { noScreenshot: 'The dialog is the one of other stories.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/Their orders are not deleted\.$/);
  },
});

const manyBuyers = Array.from({ length: 120 }, (_, index) => ({
  ...users.farhana,
  _id: `${index}`,
  name: `Buyer ${index + 1}`,
  email: `buyer.${index + 1}@example.com`,
}));

/** The tools work on all rows, and not only on those of the page. Another order begins with the first page. */
export const SeveralPages = meta.story({
  tags: ['R12.33b'],
  args: { buyers: { state: 'ready', data: manyBuyers } },
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: 'All Buyers' });
    const rows = () => within(table).getAllByRole('row').slice(1);
    await expect(rows()).toHaveLength(50);
    await expect(table).toHaveAttribute('aria-rowcount', '121');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 120 found' }));
    await expect(canvas.getByText('120 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('51 to 100 of 120')).toBeVisible());
    await expect(rows()[0]).toHaveAttribute('aria-rowindex', '52');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(rows()).toHaveLength(20));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3 }));
    await userEvent.type(canvas.getByRole('searchbox'), 'buyer.7@');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1 }));
  },
});

export const Loading = meta.story({ args: { buyers: loading } });

export const Empty = meta.story({ args: { buyers: empty } });

export const Failed = meta.story({ args: { buyers: failed } });
