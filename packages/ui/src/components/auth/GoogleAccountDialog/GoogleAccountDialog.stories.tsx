import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { GoogleAccountDialog } from './GoogleAccountDialog.tsx';

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
