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
    await waitFor(() => expect(screen.getByText(/This is a demo of Google login/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Farhana Akter buyer@secondgear.test' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ name: 'Farhana Akter', email: 'buyer@secondgear.test' });
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
