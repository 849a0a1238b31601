import { roles } from '@second-gear/contract';
import { allCopy } from '@second-gear/ui/copy';
import { expect, test } from 'vitest';
import { dashboardMenu as menuInStories } from '../../../../ui/src/testing/dashboardMenu.ts';
import { dashboardMenu } from './dashboardMenu.ts';

test.each(roles)('the menu of the role %s is the one in the stories of the screens', (role) => {
  expect(dashboardMenu(role, allCopy)).toEqual(menuInStories(role, allCopy));
});

test('the menu lists only the dashboard and the account when the role could not be loaded', () => {
  expect(dashboardMenu(null, allCopy).map(({ label }) => label)).toEqual(['Dashboard', 'My account']);
});

test('the menu contains no page that moves when the role is known, while the role is loading', () => {
  const loading = dashboardMenu(undefined, allCopy);
  expect(loading.map(({ label }) => label)).toEqual(['Dashboard']);
  for (const role of ['buyer', 'seller', 'admin', null] as const)
    expect(dashboardMenu(role, allCopy).slice(0, 1)).toEqual(loading);
});
