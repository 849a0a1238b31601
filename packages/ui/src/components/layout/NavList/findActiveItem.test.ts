import { describe, expect, it } from 'vitest';
import { findActiveItem, type NavItem } from './findActiveItem.ts';

const home: NavItem = { href: '/', label: 'Home', icon: 'home' };
const dashboard: NavItem = { href: '/dashboard', label: 'Dashboard', icon: 'home' };
const myOrders: NavItem = {
  href: '/dashboard/myorder',
  label: 'My Orders',
  icon: 'list',
  pages: [{ href: '/dashboard/payment', label: 'Payment' }],
};
const items = [home, dashboard, myOrders];

describe('findActiveItem', () => {
  it.each([
    ['/', 'Home', 'Home'],
    ['/dashboard/', 'Dashboard', 'Dashboard'],
    ['/dashboard/myorder', 'My Orders', 'My Orders'],
  ])('findActiveItem returns for the path %s the menu item "%s" and the page "%s"', (path, item, page) => {
    const active = findActiveItem(items, path);
    expect(active?.item.label).toBe(item);
    expect(active?.page.label).toBe(page);
  });

  it.each(['/categories/1'])(
    'findActiveItem returns undefined for the path %o, which belongs to no menu item',
    (path) => {
      expect(findActiveItem(items, path)).toBeUndefined();
    },
  );
});
