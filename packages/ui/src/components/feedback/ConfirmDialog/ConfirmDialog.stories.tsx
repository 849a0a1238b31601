import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
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

/** The dialog has a title, a message, a cancel button ('Cancle') and a confirm button (docs/requirements.md §2). */
export const Default = meta.story({
  tags: ['R2.119'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are You sure You to delete?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription('If You delete Yamaha RX 100 ,It can not be undo');
    await expect(screen.getByRole('button', { name: 'Cancle' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible());
  },
});

export const Confirmed = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

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

/** The line does not break inside a name in the question if the name fits on one line. */
export const NameOfAFewWords = meta.story({
  args: {
    message: (
      <>
        If You delete <BidiText>Royal Enfield Bullet 350</BidiText> ,It can not be undo
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const message = await screen.findByText(/^If You delete/);
    for (let width = 220; width <= 380; width += 4) {
      message.style.inlineSize = `${width}px`;
      const lines = message.querySelector('bdi')?.getBoundingClientRect().height ?? Number.NaN;
      await expect(lines / Number.parseFloat(getComputedStyle(message).lineHeight)).toBeLessThan(1.5);
    }
    message.style.inlineSize = '';
  },
});

/** If a name in the question is longer than a line, the line breaks between two words of the name, at every width. */
export const LongName = meta.story({
  args: {
    message: (
      <>
        If You delete <BidiText>Mohammad Shahriar Kabir Chowdhury Bhuiyan-Rahman</BidiText> ,It can not be undo
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const message = screen.getByText(/^If You delete/);
    const name = message.querySelector('bdi')?.firstChild;
    if (!(name instanceof Text)) throw new Error('There is no name.');
    for (let width = 160; width <= 380; width += 4) {
      message.style.inlineSize = `${width}px`;
      for (const { index, 0: word } of name.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(name, index);
        range.setEnd(name, index + word.length);
        await expect(`${word} at ${width}: ${range.getClientRects().length}`).toBe(`${word} at ${width}: 1`);
      }
    }
    message.style.inlineSize = '';
  },
});

export const VeryLongWord = meta.story({
  args: { message: <BidiText>{'W'.repeat(160)}</BidiText> },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
