import type { ReportedItem } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { failed, loading } from '../../../../testing/dataStates.ts';
import { storiesInFrames } from '../../../../testing/storiesInFrames.ts';
import { ReportDetails } from './ReportDetails.tsx';

const args: ComponentProps<typeof ReportDetails> = {
  isOpen: true,
  bike: bikes.available,
  seller: { state: 'ready', data: users.rahim },
  sellersBikes: { state: 'ready', data: [bikes.available, bikes.soldOut] },
  reports: [bikes.available, bikes.soldOut, bikes.withoutYear],
  bikeHref: ({ category_id, _id }) => (category_id ? `/categories/${category_id}/bikes/${_id}` : null),
  onOpenReport: fn<(item: ReportedItem) => void>(),
  onDelete: fn<(item: ReportedItem) => Promise<void>>(async () => undefined),
  onClose: fn(),
};

const meta = preview.meta({ component: ReportDetails, args, parameters: storiesInFrames });

/** Waits until the dialog is visible: it is transparent at the beginning of its animation. */
const findDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Default = meta.story({
  tags: ['R12.50', 'R12.51', 'R12.52', 'R12.53'],
  play: async ({ args }) => {
    const dialog = await findDialog('Honda CG125');
    const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values.slice(0, 6)).toEqual(['For sale', 'Honda', 'Excellent', '2004', '22', 'Dhanmondi, Dhaka']);
    await expect(dialog.getByText(/^Single owner, garaged from new\./)).toBeVisible();
    await expect(dialog.getByText(users.rahim.email)).toBeVisible();
    await expect(dialog.getByRole('link', { name: '01711000142' })).toHaveAttribute('href', 'tel:+8801711000142');
    await expect(dialog.getByText('Verified', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: '1 other bike from this seller, 1 sold' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Honda H100S' })).toHaveAttribute(
      'href',
      `/categories/1/bikes/${bikes.soldOut._id}`,
    );
    await expect(dialog.getByRole('link', { name: 'Open the bike page' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: '1 other report about this seller' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Honda H100S' }));
    await expect(args.onOpenReport).toHaveBeenCalledWith(bikes.soldOut);
    await userEvent.click(dialog.getByRole('button', { name: 'Next report' }));
    await expect(args.onOpenReport).toHaveBeenLastCalledWith(expect.not.objectContaining({ _id: bikes.available._id }));
  },
});

/** The confirmation names the bike and says that the bike itself is deleted. */
export const Deleting = meta.story({
  tags: ['R12.54'],
  render: function WithDeletion({ bike, onDelete, ...args }) {
    const [deleted, setDeleted] = useState<ReportedItem | null>(null);
    const remove = async (item: ReportedItem) => {
      await onDelete(item);
      setDeleted(item);
    };
    return <ReportDetails {...args} bike={deleted ? null : bike} deleted={deleted} onDelete={remove} />;
  },
  play: async ({ args }) => {
    const dialog = await findDialog('Honda CG125');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the bike' }));
    const confirmation = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(confirmation).getByRole('button', { name: 'Cancle' })).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription(
      /^If You delete Honda CG125 ,It can not be undo .+ This deletes the bike itself, not only the report\./,
    );
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(bikes.available);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next report' })).toHaveFocus());
  },
});

export const Loading = meta.story({
  args: { seller: loading, sellersBikes: loading },
  play: async () => {
    const dialog = await findDialog('Honda CG125');
    await expect(dialog.getByRole('heading', { name: 'Loading the other bikes from this seller' })).toBeVisible();
  },
});

export const PartsNotLoaded = meta.story({
  args: { seller: failed, sellersBikes: failed },
  play: async ({ step }) => {
    await step('F47: the report shows the listing, and an alert for each part that cannot be loaded', async () => {
      const dialog = await findDialog('Honda CG125');
      const alerts = dialog.getAllByRole('alert').map(({ textContent }) => textContent);
      await expect(alerts).toEqual([
        expect.stringContaining('The account did not load. Second Gear could not be reached.'),
        expect.stringContaining('The other bikes from this seller did not load.'),
      ]);
      // The listing is shown, and can be deleted.
      await expect(dialog.getByText('Dhanmondi, Dhaka')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Delete the bike' })).toBeEnabled();
      for (const button of dialog.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
      await expect(failed.onRetry).toHaveBeenCalledTimes(2);
    });
  },
});

/** After a deletion the dialog offers the next report. */
export const Deleted = meta.story({
  tags: ['R12.54'],
  args: { bike: null, deleted: bikes.available, reports: [bikes.soldOut] },
  play: async ({ args }) => {
    const dialog = await findDialog('The bike is deleted');
    await expect(dialog.getByText(/^Honda CG125 is in no list any more.+ 1 report still waiting\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'All reports' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Next report' }));
    await expect(args.onOpenReport).toHaveBeenLastCalledWith(bikes.soldOut);
  },
});

export const DeletedAlready = meta.story({
  args: { bike: null },
  play: async ({ step }) => {
    await step('F49: the dialog says that the report was deleted already', async () => {
      await expect((await findDialog('No longer reported')).getByText(/deleted already/)).toBeVisible();
    });
  },
});
