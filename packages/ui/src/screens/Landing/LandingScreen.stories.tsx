import type { Role } from '@second-gear/contract';
import { people } from '@second-gear/contract/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LandingScreen } from './LandingScreen.tsx';

const buyer: Role = 'buyer';

const meta = preview.meta({ component: LandingScreen, args: { name: people.farhana.name, role: buyer } });

export const Buyer = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(canvas.getByText('Farhana Akter')).toBeVisible();
    await expect(canvas.getByText(/^As a buyer, .* My Orders/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'A Honda four on the lift of a workshop' })).toBeVisible();
  },
});

export const Seller = meta.story({
  args: { name: people.rahim.name, role: 'seller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rahim Uddin')).toBeVisible();
    await expect(canvas.getByText(/^As a seller, /)).toBeVisible();
  },
});

export const Admin = meta.story({
  args: { name: people.nasrin.name, role: 'admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nasrin Sultana')).toBeVisible();
    await expect(canvas.getByText(/^As the admin, /)).toBeVisible();
  },
});

/** The line of the role is kept, so that the picture does not move once it is known. */
export const RoleLoading = meta.story({
  args: { role: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^As /)).toBeNull();
    const name = canvas.getByText('Farhana Akter').closest('p');
    await expect(name?.nextElementSibling?.clientHeight).toBeGreaterThan(20);
  },
});

export const LongName = meta.story({
  args: { name: 'Mohammadabdurrahmanchowdhury'.repeat(360) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByText(/^Mohammad/).closest('p')?.clientHeight).toBeLessThan(100);
  },
});

export const InBangla = meta.story({ args: { name: 'ফারহানা আক্তার' } });

export const RightToLeft = meta.story({ args: { name: 'فرحانة أختر' } });
