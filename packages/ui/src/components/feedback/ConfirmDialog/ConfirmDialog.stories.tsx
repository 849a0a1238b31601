import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  parameters: storiesInFrames,
  args: {
    isOpen: true,
    title: 'Are You sure You to delete?',
    message: 'If You delete Yamaha RX 100 ,It can not be undo',
    confirmLabel: 'Delete',
    onConfirm: fn<() => Promise<void>>(async () => undefined),
    onCancel: fn(),
  },
});

export const Default = meta.story({});

export const Cancelled = meta.story({
  play: async ({ args, step }) => {
    await screen.findByRole('alertdialog');
    await step('the cancel button calls onCancel', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancle' }));
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
    });
    await step('Esc calls onCancel', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
    });
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** While a confirmed deletion is running, the user can neither cancel it nor start it again. */
export const Deleting = meta.story({
  args: { onConfirm: fn<() => Promise<void>>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete' });
    await userEvent.dblClick(confirm);
    await expect(confirm).toHaveAttribute('data-pending');
    await expect(screen.getByRole('button', { name: 'Cancle' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
