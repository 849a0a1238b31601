import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { PasswordResetDialog, type PasswordResetDialogProps } from './PasswordResetDialog.tsx';

const meta = preview.meta({
  component: PasswordResetDialog,
  parameters: storiesInFrames,
  args: {
    isOpen: true,
    email: 'buyer@secondgear.test',
    onSubmit: fn<PasswordResetDialogProps['onSubmit']>(async () => true),
    onClose: fn(),
    demoMailsHref: '/_mails',
  },
});

export const SendsTheLink = meta.story({
  tags: ['R13.11', 'R13.12'],
  play: async ({ args }) => {
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('buyer@secondgear.test');
    const sent = await screen.findByText(/^If there is an account with this email/);
    await waitFor(() => expect(sent).toBeVisible());
    await expect(sent.parentElement, 'a typing error in the address can be seen').toHaveTextContent(
      'buyer@secondgear.test',
    );
    await expect(screen.getByRole('link', { name: 'Show the demo emails' })).toHaveAttribute('href', '/_mails');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus());
  },
});

export const EmailIsRequired = meta.story({
  args: { email: '' },
  play: async ({ args }) => {
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email Address is required'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
