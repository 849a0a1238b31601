import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DetachedRoot } from '../../../testing/DetachedRoot.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { Button } from '../../base/Button/Button.tsx';
import { type DemoAccount, GoogleAccountDialog } from './GoogleAccountDialog.tsx';

const meta = preview.meta({
  component: GoogleAccountDialog,
  parameters: storiesInFrames,
  args: {
    isOpen: true,
    accounts: [
      { name: 'Tahmid Rahman', email: 'tahmid.rahman@gmail.example' },
      { name: 'Farhana Akter', email: 'buyer@secondgear.test' },
    ],
    onChoose: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose an account' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByText(/This is a demo of Google sign-in/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Farhana Akter buyer@secondgear.test' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ name: 'Farhana Akter', email: 'buyer@secondgear.test' });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    // The first Tab stop of the dialog is its close button.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ name: 'Tahmid Rahman', email: 'tahmid.rahman@gmail.example' });
  },
});

export const AnotherAccount = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Name'), ' Nadia Islam ');
    await userEvent.type(screen.getByLabelText('Email'), 'nadia@gmail.example{Enter}');
    await waitFor(() =>
      expect(args.onChoose).toHaveBeenCalledWith({ name: 'Nadia Islam', email: 'nadia@gmail.example' }),
    );
  },
});

export const AnotherAccountWithoutAName = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByText('Name is required')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Email Address is required')).toBeVisible());
    await expect(screen.getByLabelText('Name')).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const AnotherAccountWithoutAnAddress = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Name'), 'Nadia Islam');
    await userEvent.type(screen.getByLabelText('Email'), 'nadia{Enter}');
    await waitFor(() => expect(screen.getByText('This email address does not look right.')).toBeVisible());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  play: async ({ args, step }) => {
    await screen.findByRole('dialog');
    await step('Esc calls onCancel', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
    });
    await step('the cancel button calls onCancel', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancle' }));
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
    });
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

export const InADetachedRoot = meta.story({
  render: function Opened({ accounts, onChoose }) {
    const [isOpen, setOpen] = useState(false);
    const choose = (account: DemoAccount) => {
      setOpen(false);
      onChoose(account);
    };
    return (
      <>
        <Button onPress={() => setOpen(true)}>Continue With Google</Button>
        {isOpen && (
          <DetachedRoot>
            <GoogleAccountDialog isOpen accounts={accounts} onChoose={choose} onCancel={() => setOpen(false)} />
          </DetachedRoot>
        )}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Continue With Google' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: /Tahmid Rahman/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const LongNames = meta.story({
  args: {
    accounts: [
      { name: 'মোহাম্মদ আব্দুর রহমান চৌধুরী '.repeat(4), email: `${'mohammad.abdur.rahman.'.repeat(5)}@gmail.example` },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
