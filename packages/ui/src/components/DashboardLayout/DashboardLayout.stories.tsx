import type { Role } from '@second-gear/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { navigate } from '../../story/links.tsx';
import type { NavbarUser } from '../Navbar/Navbar.tsx';
import { DashboardLayout, type DashboardPlace } from './DashboardLayout.tsx';

const farhana: NavbarUser = { state: 'signedIn', name: 'Farhana Akter' };
const buyer: Role = 'buyer';

const landing: DashboardPlace = { href: '/dashboard', label: 'Dashboard', icon: 'home' };
const myOrders: DashboardPlace = {
  href: '/dashboard/myorder',
  label: 'My Orders',
  icon: 'list',
  pages: [{ href: '/dashboard/payment', label: 'Payment' }],
};
const addProduct: DashboardPlace = { href: '/dashboard/addproduct', label: 'Add a Product', icon: 'plus' };
const myProduct: DashboardPlace = { href: '/dashboard/myproduct', label: 'My Product', icon: 'tag' };
const allBuyers: DashboardPlace = { href: '/dashboard/allbuyers', label: 'All Buyers', icon: 'people' };
const allSellers: DashboardPlace = { href: '/dashboard/allseller', label: 'All Sellers', icon: 'shop' };
const reported: DashboardPlace = { href: '/dashboard/report', label: 'Reported Items', icon: 'flag' };

const meta = preview.meta({
  component: DashboardLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    user: farhana,
    links: { home: '/', blogs: '/blogs', dashboard: '/dashboard', login: '/login' },
    name: 'Farhana Akter',
    role: buyer,
    places: [landing, myOrders],
    currentPath: '/dashboard/myorder',
    onLogout: fn(),
    children: <p>The page</p>,
  },
});

export const Buyer = meta.story({
  play: async ({ canvas, step }) => {
    const drawer = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveTextContent('My Orders');
    await expect(canvas.getByText('Buyer')).toBeVisible();
    await step('the page is not squeezed, and the footer is at the lower edge', async () => {
      await expect(Math.round(canvas.getByRole('contentinfo').getBoundingClientRect().bottom)).toBe(innerHeight);
      await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(272);
    });
    await step('a place is reached by keyboard', async () => {
      drawer.getByRole('link', { name: 'Dashboard' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(navigate.mock.lastCall?.[0]).toBe('/dashboard');
    });
  },
});

export const Seller = meta.story({
  args: {
    user: { state: 'signedIn', name: 'Kamal Hossain' },
    name: 'Kamal Hossain',
    role: 'seller',
    places: [landing, addProduct, myProduct],
    currentPath: '/dashboard',
  },
  play: async ({ canvas }) => {
    const drawer = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    await expect(canvas.getByText('Seller')).toBeVisible();
  },
});

export const AdminAtNight = meta.story({
  globals: { theme: 'night' },
  args: {
    user: { state: 'signedIn', name: 'Shirin Sultana' },
    name: 'Shirin Sultana',
    role: 'admin',
    places: [landing, allBuyers, allSellers, reported],
    currentPath: '/dashboard/report',
  },
});

export const RoleLoading = meta.story({
  args: { role: null, places: [landing], currentPath: '/dashboard' },
});

/** A page that is not listed is named in the bar, and marks the place that it belongs to. */
export const Paying = meta.story({
  args: { currentPath: '/dashboard/payment/64b7' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dashboard menu, now at Payment' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('My Orders');
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const MenuOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('button', { name: 'Dashboard menu, now at My Orders' });
    const sheetHasGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('the bar names the place, and opens the sheet', async () => {
      await userEvent.click(bar);
      const sheet = within(await screen.findByRole('dialog', { name: 'Dashboard' }));
      // On the page a moment before it is shown: react-aria measures it first.
      await waitFor(() => expect(sheet.getByText('Farhana Akter')).toBeVisible());
      await expect(sheet.getByText('Buyer')).toBeVisible();
      await expect(sheet.getByRole('link', { current: 'page' })).toHaveTextContent('My Orders');
    });
    await step('Esc closes it, and focus is back at the bar', async () => {
      await userEvent.keyboard('{Escape}');
      await sheetHasGone();
      await expect(bar).toHaveFocus();
    });
    await step('following a place closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('link', { name: 'Dashboard' }));
      await expect(navigate.mock.lastCall?.[0]).toBe('/dashboard');
      await sheetHasGone();
    });
  },
});

export const MenuOfAnAdminAtNight = meta.story({
  globals: { viewport: { value: 'small' }, theme: 'night' },
  args: {
    name: 'Shirin Sultana',
    role: 'admin',
    places: [landing, allBuyers, allSellers, reported],
    currentPath: '/dashboard/allbuyers',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dashboard menu, now at All Buyers' }));
    await expect((await screen.findByRole('dialog')).getBoundingClientRect().bottom).toBe(640);
  },
});

export const LongName = meta.story({
  args: { name: 'Mohammadabdurrahmanchowdhury'.repeat(5) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  },
});

export const LongNameInTheMenu = meta.story({
  args: { name: 'Mohammadabdurrahmanchowdhury'.repeat(5) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dashboard menu/ }));
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(320);
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Close' })).toBeVisible());
  },
});
