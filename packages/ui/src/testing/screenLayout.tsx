import type { Role } from '@second-gear/contract';
import { people } from '@second-gear/fixtures';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { type DashboardItem, DashboardLayout } from '../components/layout/DashboardLayout/DashboardLayout.tsx';
import type { NavbarUser } from '../components/layout/Navbar/Navbar.tsx';
import { PublicLayout } from '../components/layout/PublicLayout/PublicLayout.tsx';

/** What a screen stands in, as `parameters.screenLayout`: the path it has in the app, and who looks at it. */
export type ScreenLayout = { at: string; role: Role | 'guest' };

/** The parameters of a screen's stories; `screenLayout: undefined` on a story shows the bare screen. */
export const inLayout = (at: string, role: ScreenLayout['role'] = 'guest') => ({
  layout: 'fullscreen' as const,
  screenLayout: { at, role },
});

const landing: DashboardItem = { href: '/dashboard', label: 'Dashboard', icon: 'home' };
const placesOf: Record<Role, DashboardItem[]> = {
  buyer: [
    {
      href: '/dashboard/myorder',
      label: 'My Orders',
      icon: 'list',
      pages: [{ href: '/dashboard/payment', label: 'Payment' }],
    },
  ],
  seller: [
    { href: '/dashboard/addproduct', label: 'Add a Product', icon: 'plus' },
    { href: '/dashboard/myproduct', label: 'My Product', icon: 'tag' },
  ],
  admin: [
    { href: '/dashboard/allbuyers', label: 'All Buyers', icon: 'people' },
    { href: '/dashboard/allseller', label: 'All Sellers', icon: 'shop' },
    { href: '/dashboard/report', label: 'Reported Items', icon: 'flag' },
  ],
};
const names: Record<Role, string> = {
  buyer: people.farhana.name,
  seller: people.rahim.name,
  admin: people.nasrin.name,
};

/** A screen with its navbar, drawer and footer, as in the app. */
export const InItsLayout = ({ at, role, children }: ScreenLayout & { children: ReactNode }) => {
  const user: NavbarUser = role === 'guest' ? { state: 'guest' } : { state: 'signedIn', name: names[role] };
  const chrome = {
    user,
    links: { home: '/', blogs: '/blogs', dashboard: '/dashboard', login: '/login' },
    currentPath: at,
    onLogout: fn(),
    theme: { theme: 'system' as const, onChange: fn() },
  };
  if (role === 'guest' || !at.startsWith('/dashboard')) return <PublicLayout {...chrome}>{children}</PublicLayout>;
  return (
    <DashboardLayout {...chrome} name={names[role]} role={role} items={[landing, ...placesOf[role]]}>
      {children}
    </DashboardLayout>
  );
};
