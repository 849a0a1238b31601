import { roles } from '@second-gear/contract';
import { allCopy } from '@second-gear/ui/copy';
import { expect, test } from 'vitest';
import { dashboardMenu } from './dashboardMenu.ts';

/** The label of one page of each role. */
const labels = { buyer: 'My Orders', seller: 'My Product', admin: 'All Buyers' };

test.each(roles)('the menu lists the dashboard and only the pages of the role when the role is %s', (role) => {
  const listed = dashboardMenu(role, allCopy).map(({ label }) => label);
  expect(listed[0]).toBe('Dashboard');
  expect(Object.values(labels).filter((label) => listed.includes(label))).toEqual([labels[role]]);
});

test('the menu lists only the dashboard and the account when the role could not be loaded', () => {
  expect(dashboardMenu(null, allCopy).map(({ label }) => label)).toEqual(['Dashboard', 'My account']);
});

test('the link to My Orders includes the pages Payment and Receipt, which have no link of their own', () => {
  expect(dashboardMenu('buyer', allCopy).find(({ label }) => label === 'My Orders')).toEqual({
    href: '/dashboard/myorder',
    label: 'My Orders',
    icon: 'list',
    pages: [
      { href: '/dashboard/payment', label: 'Payment' },
      { href: '/dashboard/receipt', label: 'Receipt' },
    ],
  });
});

test('the menu contains no page that moves when the role is known, while the role is loading', () => {
  const loading = dashboardMenu(undefined, allCopy);
  expect(loading.map(({ label }) => label)).toEqual(['Dashboard']);
  for (const role of ['buyer', 'seller', 'admin', null] as const)
    expect(dashboardMenu(role, allCopy).slice(0, 1)).toEqual(loading);
});
