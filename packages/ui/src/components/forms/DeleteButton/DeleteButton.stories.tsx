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

export const Default = meta.story();

/** The confirmation dialog has the texts of docs/requirements.md §8. The cancel button has the focus at first. */
export const Confirmation = meta.story({
  tags: ['R8.23', 'R8.24'],
  play: async ({ args }) => {
    const { getByRole } = await openConfirmation();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      'If You delete Yamaha RX 100 ,It can not be undo',
    );
    await expect(getByRole('button', { name: 'Cancle' })).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const ConfirmationOnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { getByRole } = await openConfirmation();
    const { bottom } = getByRole('button', { name: 'Delete' }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});

export const ConfirmationInTheDarkTheme = meta.story({
  globals: { theme: 'dark' },
  play: async () => void (await openConfirmation()),
});

export const Deleting = meta.story({
  args: { onDelete: fn<() => Promise<void>>(() => new Promise(() => undefined)) },
  play: async ({ args, step }) => {
    const { getByRole } = await openConfirmation();
    const confirm = getByRole('button', { name: 'Delete' });
    await step('two presses of the confirm button delete once', async () => {
      await userEvent.dblClick(confirm);
      await expect(args.onDelete).toHaveBeenCalledOnce();
      await expect(confirm).toHaveAttribute('data-pending');
    });
    await step('the dialog cannot be closed while the deletion is running', async () => {
      await expect(getByRole('button', { name: 'Cancle' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    });
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

/** The dialog shortens a very long name, so that the buttons stay visible. */
export const LongName = meta.story({
  args: { name: 'W'.repeat(10000) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const { getByRole } = await openConfirmation();
    const { bottom } = getByRole('button', { name: 'Delete' }).getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** A name in Arabic does not change the direction of the sentence around it. */
export const ArabicName = meta.story({
  args: { name: 'دراجة ياماها RX 100 نظيفة' },
  play: async () => void (await openConfirmation()),
});

export const WithoutAName = meta.story({
  tags: ['R8.24'],
  args: { name: '' },
  play: async () => {
    await openConfirmation();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('If You delete this ,It can not be undo');
  },
});
