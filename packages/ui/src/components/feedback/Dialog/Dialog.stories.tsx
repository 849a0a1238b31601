import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Toasts } from '../Toasts/Toasts.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';
import { lazyDialog } from './lazyDialog.tsx';

const summary = (
  <>
    <TextField variant="readonly" label="Name" value="Farhana Akter" isDisabled />
    <TextField variant="readonly" label="Email" value="farhana.akter@example.com" isDisabled />
    <TextField variant="readonly" label="Bike Name" value="Honda CG125 2004" isDisabled />
  </>
);

const meta = preview.meta({
  component: Dialog,
  parameters: storiesInFrames,
  args: {
    isOpen: false,
    title: 'Honda CG125 2004',
    onClose: fn(),
    children: (
      <>
        <TextField label="Meeting location" autoFocus />
        <DialogActions>
          <Button>Add to cart</Button>
        </DialogActions>
      </>
    ),
  },
  render: function Opened({ isOpen, onClose, ...args }) {
    const [isShown, setShown] = useState(isOpen);
    const close = () => {
      setShown(false);
      onClose();
    };
    return (
      <>
        <Button onPress={() => setShown(true)}>Book Now</Button>
        <Dialog {...args} isOpen={isShown} onClose={close} />
      </>
    );
  },
});

export const FocusHandling = meta.story({
  // Its play function moves the focus, so that the docs page would scroll to this story.
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Book Now' });
    await step('the dialog opens with the focus on the first field', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Honda CG125 2004' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(screen.getByLabelText('Meeting location')).toHaveFocus();
    });
    await step('the focus stays inside the dialog', async () => {
      for (const name of ['Add to cart', 'Close']) {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name })).toHaveFocus();
      }
      await userEvent.tab();
      await expect(screen.getByLabelText('Meeting location')).toHaveFocus();
    });
    await step('Esc closes the dialog and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

/** If the content is higher than the dialog, an arrow is shown until the user has scrolled to the end. */
export const HigherThanTheWindow = meta.story({
  args: {
    isOpen: true,
    summary,
    children: (
      <>
        {['Meeting location', 'Phone number', 'Day', 'Time', 'Words for the seller'].map((label) => (
          <TextField key={label} label={label} />
        ))}
        <DialogActions>
          <Button>Add to cart</Button>
        </DialogActions>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await step('the lower scroll shadow is visible when the dialog is scrolled to the start', async () => {
      await waitFor(() => expect(scrollShadow('below')).toBeVisible());
      await expect(scrollShadow('above')).toBeNull();
    });
    await step('the upper scroll shadow is visible when the dialog is scrolled to the end', async () => {
      dialog.scrollTo(0, dialog.scrollHeight);
      await waitFor(() => expect(scrollShadow('above')).toBeVisible());
      await waitFor(() => expect(scrollShadow('below')).toBeNull());
    });
    dialog.scrollTo(0, 0);
  },
});

const scrollShadow = (edge: 'above' | 'below') => document.querySelector(`[data-${edge}]`);

let finishLoading = () => {};
const SlowDialog = lazyDialog(async () => {
  await new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  return Dialog;
});

/** A toast says that the code of a dialog is loading, until the dialog opens. */
export const CodeLoadsSlowly = meta.story({
  args: { isOpen: true },
  render: (args) => (
    <>
      <SlowDialog {...args} />
      <Toasts />
    </>
  ),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeVisible();
    finishLoading();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Honda CG125 2004' })).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  },
});
