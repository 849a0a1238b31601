import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DemoAccounts, type DemoUserKind } from './DemoAccounts.tsx';

const kinds: readonly DemoUserKind[] = ['buyer', 'seller', 'newSeller', 'admin'];

const meta = preview.meta({
  component: DemoAccounts,
  args: {
    kinds,
    onChoose: fn<ComponentProps<typeof DemoAccounts>['onChoose']>(async () => {}),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const accounts = canvas.getByRole('group', { name: 'Log in with a demo account' });
    await expect(accounts).toHaveTextContent('BuyerVerified sellerNew sellerAdmin');
    await userEvent.click(canvas.getByRole('button', { name: 'New seller' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('newSeller');
  },
});

/** While the login runs, no other account can be chosen. */
export const LoggingIn = meta.story({
  args: { onChoose: fn<ComponentProps<typeof DemoAccounts>['onChoose']>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Admin' }));
    await expect(canvas.getByRole('button', { name: 'Buyer' })).toBeDisabled();
  },
});
