import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { layoutLinks } from '../../../testing/layoutLinks.ts';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { type DashboardItem, DashboardLayout } from './DashboardLayout.tsx';

const landing: DashboardItem = { href: '/dashboard', label: 'Dashboard', icon: 'home' };
const myOrders: DashboardItem = {
  href: '/dashboard/myorder',
  label: 'My Orders',
  icon: 'list',
  pages: [{ href: '/dashboard/payment' }],
};
const meta = preview.meta({
  component: DashboardLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { state: 'signedIn' as const, name: 'Farhana Akter' },
    links: layoutLinks,
    name: 'Farhana Akter',
    role: 'buyer' as const,
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

export const Buyer = meta.story({
  tags: ['R2.27', 'R2.28', 'R2.29'],
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
    await step('the links of the drawer follow the navbar in the tab order, each with a focus ring', async () => {
      canvas.getByRole('button', { name: 'Logout' }).focus();
      for (const name of ['Dashboard', 'My Orders']) {
        await userEvent.tab();
        const link = within(drawer).getByRole('link', { name });
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
