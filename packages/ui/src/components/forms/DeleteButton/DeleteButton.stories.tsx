import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DeleteButton } from './DeleteButton.tsx';

const meta = preview.meta({
  component: DeleteButton,
  args: { name: 'Yamaha RX 100', onDelete: fn<() => Promise<void>>(async () => undefined) },
});

const openConfirmation = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are You sure You to delete?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** The confirmation dialog has the texts of docs/requirements.md §8. The cancel button has the focus at first. */
export const Confirmation = meta.story({
  tags: ['R2.119', 'R8.23', 'R8.24'],
  play: async ({ args }) => {
    const { getByRole } = await openConfirmation();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'If You delete Yamaha RX 100 ,It can not be undo',
    );
    await expect(getByRole('button', { name: 'Cancle' })).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

/** The dialog closes after success and after failure. A toast shows the result. */
export const ClosedAfterTheResult = meta.story({
  play: async ({ args }) => {
    const opener = screen.getByRole('button', { name: 'Delete' });
    const { getByRole } = await openConfirmation();
    await userEvent.click(getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
