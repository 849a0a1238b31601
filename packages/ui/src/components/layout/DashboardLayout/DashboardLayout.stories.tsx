import type { Role } from '@second-gear/contract';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { navigate } from '../../../testing/StaticLinks.tsx';
import type { NavbarUser } from '../Navbar/Navbar.tsx';
import { type DashboardItem, DashboardLayout } from './DashboardLayout.tsx';

const farhana: NavbarUser = { state: 'signedIn', name: 'Farhana Akter' };
const buyer: Role = 'buyer';

const landing: DashboardItem = { href: '/dashboard', label: 'Dashboard', icon: 'home' };
const myOrders: DashboardItem = {
  href: '/dashboard/myorder',
  label: 'My Orders',
  icon: 'list',
  pages: [{ href: '/dashboard/payment', label: 'Payment' }],
};
const addProduct: DashboardItem = { href: '/dashboard/addproduct', label: 'Add a Product', icon: 'plus' };
const myProduct: DashboardItem = { href: '/dashboard/myproduct', label: 'My Product', icon: 'tag' };
const allBuyers: DashboardItem = { href: '/dashboard/allbuyers', label: 'All Buyers', icon: 'people' };
const allSellers: DashboardItem = { href: '/dashboard/allseller', label: 'All Sellers', icon: 'shop' };
const reported: DashboardItem = { href: '/dashboard/report', label: 'Reported Items', icon: 'flag' };

const seller = {
  user: { state: 'signedIn', name: 'Rahim Uddin' },
  name: 'Rahim Uddin',
  role: 'seller',
  items: [landing, addProduct, myProduct],
  currentPath: '/dashboard',
} satisfies Partial<ComponentProps<typeof DashboardLayout>>;

const admin = {
  user: { state: 'signedIn', name: 'Nasrin Sultana' },
  name: 'Nasrin Sultana',
  role: 'admin',
  items: [landing, allBuyers, allSellers, reported],
  currentPath: '/dashboard/report',
} satisfies Partial<ComponentProps<typeof DashboardLayout>>;

const meta = preview.meta({
  component: DashboardLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    user: farhana,
    links: { home: '/', bikes: '/bikes', blogs: '/blogs', dashboard: '/dashboard', saved: '/saved', login: '/login' },
    name: 'Farhana Akter',
    role: buyer,
    items: [landing, myOrders],
    currentPath: '/dashboard/myorder',
    onLogout: fn(),
    children: <p>The page</p>,
  },
});

/** Expects that the navigation has exactly these links in this order, and that the link `active` is marked as active. */
const expectNavItems = async (list: HTMLElement, labels: string[], active: string) => {
  const links = within(list).getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual(labels);
  await expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent(active);
};

const openMenu = async (bar: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(bar);
  const menu = await screen.findByRole('dialog', { name: 'Dashboard' });
  // react-aria measures the dialog before it is visible, so the dialog is in the document before the user can see it.
  await waitFor(() => expect(within(menu).getByRole('button', { name: 'Close' })).toBeVisible());
  return menu;
};

const expectMenuClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Buyer = meta.story({
  tags: ['R2.28', 'R2.29'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, step }) => {
    const drawer = canvas.getByRole('navigation', { name: 'Dashboard' });
    await expectNavItems(drawer, ['Dashboard', 'My Orders'], 'My Orders');
    await expect(canvas.getByText('Buyer')).toBeVisible();
    await step('the page is beside the drawer, and the footer is at the lower edge', async () => {
      await waitFor(() =>
        expect(Math.round(canvas.getByRole('contentinfo').getBoundingClientRect().bottom)).toBe(innerHeight),
      );
      await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(272);
    });
  },
});

export const Seller = meta.story({
  tags: ['R2.28', 'R2.39'],
  globals: { viewport: { value: 'wide' } },
  args: seller,
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('navigation', { name: 'Dashboard' });
    await expectNavItems(drawer, ['Dashboard', 'Add a Product', 'My Product'], 'Dashboard');
    await expect(canvas.getByText('Seller')).toBeVisible();
  },
});

export const Admin = meta.story({
  tags: ['R2.28', 'R2.42', 'R6.06'],
  globals: { viewport: { value: 'wide' } },
  args: admin,
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('navigation', { name: 'Dashboard' });
    await expectNavItems(drawer, ['Dashboard', 'All Buyers', 'All Sellers', 'Reported Items'], 'Reported Items');
    await expect(canvas.getByText('Admin')).toBeVisible();
  },
});

/**
 * While the role is loading, the menu has only the pages that every role has. The pages of the role appear below them later,
 * so that no link moves.
 */
export const RoleLoading = meta.story({
  args: { role: null, items: [landing], currentPath: '/dashboard' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('navigation', { name: 'Dashboard' });
    await expectNavItems(drawer, ['Dashboard'], 'Dashboard');
    await expect(canvas.queryByText(/Buyer|Seller|Admin/)).toBeNull();
  },
});

export const DrawerByKeyboard = meta.story({
  tags: ['R2.27'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, step }) => {
    const drawer = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    await step('the links of the drawer follow the navbar in the tab order, each with a focus ring', async () => {
      canvas.getByRole('button', { name: 'Logout' }).focus();
      for (const name of ['Dashboard', 'My Orders']) {
        await userEvent.tab();
        const link = drawer.getByRole('link', { name });
        await expect(link).toHaveFocus();
        await expect(getComputedStyle(link).outlineWidth).toBe('3px');
      }
    });
    await step('Enter follows the focused link', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(navigate.mock.lastCall?.[0]).toBe('/dashboard/myorder');
    });
  },
});

/** The payment page is not in the menu. It belongs to My Orders, so that item is marked as active. */
export const AtThePaymentPage = meta.story({
  args: { currentPath: '/dashboard/payment/64b7' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('navigation', { name: 'Dashboard' });
    await expectNavItems(drawer, ['Dashboard', 'My Orders'], 'My Orders');
  },
});

/** The payment page is not in the menu, but the bar on a phone shows its name. */
export const AtThePaymentPageOnAPhone = meta.story({
  args: { currentPath: '/dashboard/payment/64b7' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button', { name: 'Dashboard menu, now at Payment' }));
    await expectNavItems(menu, ['Dashboard', 'My Orders'], 'My Orders');
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Dashboard' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Dashboard menu, now at My Orders' })).toBeVisible();
  },
});

export const MenuOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button', { name: 'Dashboard menu, now at My Orders' }));
    await expect(within(menu).getByText('Farhana Akter')).toBeVisible();
    await expect(within(menu).getByText('Buyer')).toBeVisible();
    await expectNavItems(menu, ['Dashboard', 'My Orders'], 'My Orders');
  },
});

export const MenuByKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('button', { name: 'Dashboard menu, now at My Orders' });
    await step('Enter opens the menu and moves the focus into it', async () => {
      bar.focus();
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('dialog', { name: 'Dashboard' });
      await waitFor(() => expect(menu.matches(':focus-within')).toBe(true));
    });
    await step('the focus stays inside the menu', async () => {
      for (const name of ['Close', 'Dashboard', 'My Orders', 'Close']) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
    });
    await step('Esc closes the menu and moves the focus back to the bar', async () => {
      await userEvent.keyboard('{Escape}');
      await expectMenuClosed();
      await waitFor(() => expect(bar).toHaveFocus());
    });
    await step('the menu closes when the user presses a link', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('link', { name: 'Dashboard' }));
      await expect(navigate.mock.lastCall?.[0]).toBe('/dashboard');
      await expectMenuClosed();
    });
  },
});

export const MenuOfASeller = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: seller,
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button', { name: 'Dashboard menu, now at Dashboard' }));
    await expectNavItems(menu, ['Dashboard', 'Add a Product', 'My Product'], 'Dashboard');
  },
});

export const MenuOfAnAdmin = meta.story({
  globals: { viewport: { value: 'small' } },
  args: admin,
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button', { name: 'Dashboard menu, now at Reported Items' }));
    await expectNavItems(menu, ['Dashboard', 'All Buyers', 'All Sellers', 'Reported Items'], 'Reported Items');
    await expect(menu.getBoundingClientRect().bottom).toBe(640);
  },
});

/**
 * If the window becomes wide while the menu is open, the bar is hidden. Then the page gets the focus instead of the
 * bar.
 */
export const MenuWhenTheWindowBecomesWide = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button', { name: 'Dashboard menu, now at My Orders' });
    await openMenu(bar);
    // The stylesheet hides the bar at the width at which it shows the drawer.
    bar.style.display = 'none';
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const InTheDarkTheme = meta.story({ globals: { theme: 'dark', viewport: { value: 'wide' } }, args: admin });

export const LongName = meta.story({
  args: { name: 'Mohammadabdurrahmanchowdhury'.repeat(360) },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
    await expect(canvas.getByRole('link', { name: 'My Orders' }).getBoundingClientRect().bottom).toBeLessThan(600);
  },
});

export const LongNameInTheMenu = meta.story({
  args: { name: 'Mohammadabdurrahmanchowdhury'.repeat(360) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button', { name: /Dashboard menu/ }));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(320);
    await expect(within(menu).getByRole('link', { name: 'My Orders' }).getBoundingClientRect().bottom).toBeLessThan(
      640,
    );
  },
});

export const NameInBangla = meta.story({
  args: { name: 'ফারহানা আক্তার', user: { state: 'signedIn', name: 'ফারহানা আক্তার' } },
});

export const RightToLeftName = meta.story({
  args: { name: 'فرحانة أختر', user: { state: 'signedIn', name: 'فرحانة أختر' } },
});
