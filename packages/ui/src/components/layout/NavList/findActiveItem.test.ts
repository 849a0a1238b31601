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
const places = [home, dashboard, myOrders];

describe('placeAt', () => {
  it.each([
    ['/', 'Home', 'Home'],
    ['/dashboard', 'Dashboard', 'Dashboard'],
    ['/dashboard/', 'Dashboard', 'Dashboard'],
    ['/dashboard/elsewhere', 'Dashboard', 'Dashboard'],
    ['/dashboard/myorder', 'My Orders', 'My Orders'],
    ['/dashboard/payment/64b', 'My Orders', 'Payment'],
  ])('finds %s at %s, on the page %s', (path, place, page) => {
    const here = findActiveItem(places, path);
    expect(here?.item.label).toBe(place);
    expect(here?.page.label).toBe(page);
  });

  it.each(['/categories/1', '/dashboards', ''])('finds %s nowhere', (path) => {
    expect(findActiveItem(places, path)).toBeUndefined();
  });
});
