import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Dialog, DialogActions } from './Dialog.tsx';

const known = (
  <>
    <TextField look="printed" label="Name" value="Farhana Akter" isDisabled />
    <TextField look="printed" label="Email" value="farhana.akter@example.com" isDisabled />
    <TextField look="printed" label="Bike Name" value="Honda CG125 2004" isDisabled />
  </>
);

const meta = preview.meta({
  component: Dialog,
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

export const Default = meta.story({ args: { isOpen: true } });

export const FocusGoesInAndBack = meta.story({
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Book Now' });
    await step('it opens on the field that is asked for', async () => {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'Honda CG125 2004' });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(screen.getByLabelText('Meeting location')).toHaveFocus();
    });
    await step('focus stays inside', async () => {
      for (const name of ['Add to cart', 'Close']) {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name })).toHaveFocus();
      }
      await userEvent.tab();
      await expect(screen.getByLabelText('Meeting location')).toHaveFocus();
    });
    await step('Esc closes it, and focus is back where it came from', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

export const ClosedByItsButton = meta.story({
  args: { isOpen: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Torn = meta.story({
  args: {
    isOpen: true,
    head: known,
  },
  play: async () => {
    await expect(await screen.findByLabelText('Bike Name')).toBeDisabled();
    await expect(screen.getByLabelText('Bike Name')).toHaveValue('Honda CG125 2004');
  },
});

export const TornOnASmallPhone = meta.story({
  args: { isOpen: true, head: known },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Honda CG125 2004' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Question = meta.story({
  args: {
    isOpen: true,
    size: 'small',
    role: 'alertdialog',
    title: 'Are You sure You to delete?',
    children: (
      <>
        <p>If You delete Yamaha RX 100 1996 ,It can not be undo</p>
        <DialogActions>
          <Button variant="outline" autoFocus>
            Cancle
          </Button>
          <Button variant="danger">Delete</Button>
        </DialogActions>
      </>
    ),
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'Cancle' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** More than the screen holds: an arrow at the fold says that the paper goes on, until its end is reached. */
export const MoreThanFits = meta.story({
  args: {
    isOpen: true,
    head: known,
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
    await step('at its head, something is below', async () => {
      await waitFor(() => expect(fold('below')).toBeVisible());
      await expect(fold('above')).toBeNull();
    });
    await step('at its foot, something is above', async () => {
      dialog.scrollTo(0, dialog.scrollHeight);
      await waitFor(() => expect(fold('above')).toBeVisible());
      await waitFor(() => expect(fold('below')).toBeNull());
    });
    dialog.scrollTo(0, 0);
  },
});

const fold = (edge: 'above' | 'below') => document.querySelector(`[data-${edge}]`);

export const LongWords = meta.story({
  args: { isOpen: true, title: 'Honda '.repeat(400), children: <p>{'W'.repeat(2000)}</p> },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(640);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible());
  },
});
