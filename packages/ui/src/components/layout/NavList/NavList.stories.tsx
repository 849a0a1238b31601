import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { navigate } from '../../../testing/StaticLinks.tsx';
import type { NavItem } from './findActiveItem.ts';
import { NavList } from './NavList.tsx';

const items: NavItem[] = [
  { href: '/dashboard', label: 'Dashboard', icon: 'home' },
  {
    href: '/dashboard/myorder',
    label: 'My Orders',
    icon: 'list',
    pages: [{ href: '/dashboard/payment' }],
  },
];

const meta = preview.meta({
  component: NavList,
  args: {
    items,
    currentPath: '/dashboard/myorder',
    onNavigate: fn(),
  },
  decorators: [
    (Story) => (
      <nav aria-label="Dashboard" style={{ maxInlineSize: 240 }}>
        <Story />
      </nav>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Orders');
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await expect(navigate.mock.lastCall?.[0]).toBe('/dashboard');
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
});
