import type { Role } from '@second-gear/contract';
import { users } from '@second-gear/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { failed, loading } from '../../../testing/dataStates.ts';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { DashboardHomeScreen } from './DashboardHomeScreen.tsx';

const ready = (role: Role): AsyncState<Role | null> => ({ state: 'ready', data: role });

const meta = preview.meta({
  component: DashboardHomeScreen,
  args: {
    bikesHref: '/bikes',
    savedHref: '/saved',
    name: users.farhana.name,
    role: ready('buyer'),
    children: <p>No bike to pay</p>,
  },
  parameters: inScreenLayout('/dashboard', 'buyer'),
});

export const Buyer = meta.story({
  tags: ['R2.30', 'R10.63'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByText('Farhana Akter')).toBeVisible();
    await expect(canvas.getByText(/^As a buyer, .* My Orders/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Saved bikes' })).toHaveAttribute('href', '/saved');
    await expect(canvas.getByRole('img', { name: 'A Honda four on the lift of a workshop' })).toBeVisible();
  },
});

/** While the role is loading, there is an empty line for it, and nothing below that would move later. */
export const RoleLoading = meta.story({
  args: { role: loading, children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText(/^As /)).toBeNull();
    const name = canvas.getByText('Farhana Akter').closest('p');
    await expect(name?.nextElementSibling?.clientHeight).toBeGreaterThan(20);
  },
});

/** The user has no role, because an admin has deleted the account while the user was signed in. */
export const NoAccount = meta.story({
  args: { role: { state: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/no account with your email/);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const RoleNotLoaded = meta.story({ args: { role: failed } });
