import { describe, expect, it } from 'vitest';
import { findActiveItem, type NavItem } from './findActiveItem.ts';

const home: NavItem = { href: '/', label: 'Home', icon: 'home' };
const dashboard: NavItem = { href: '/dashboard', label: 'Dashboard', icon: 'home' };
const myOrders: NavItem = {
  href: '/dashboard/myorder',
  label: 'My Orders',
  icon: 'list',
  pages: [{ href: '/dashboard/payment' }],
};
const items = [home, dashboard, myOrders];

describe('findActiveItem', () => {
  it.each([
    ['/', 'Home'],
    ['/dashboard/', 'Dashboard'],
    ['/dashboard/myorder', 'My Orders'],
    ['/dashboard/payment/1', 'My Orders'],
  ])('findActiveItem returns for the path %s the menu item "%s"', (path, label) => {
    expect(findActiveItem(items, path)?.label).toBe(label);
  });

  it.each(['/categories/1'])(
    'findActiveItem returns undefined for the path %o, which belongs to no menu item',
    (path) => {
      expect(findActiveItem(items, path)).toBeUndefined();
    },
  );
});
