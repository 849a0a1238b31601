import type { User } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { failed, loading } from '../../../../testing/dataStates.ts';
import { AdminHome } from './AdminHome.tsx';

const args: ComponentProps<typeof AdminHome> = {
  buyers: { state: 'ready', data: [users.farhana] },
  sellers: { state: 'ready', data: [users.rahim, users.sadia] },
  bikes: {
    state: 'ready',
    data: [bikes.available, bikes.restored, bikes.soldOut].map((bike) => ({ ...bike, brandName: 'Honda' })),
  },
  reports: { state: 'ready', data: [{ ...bikes.reported, email: users.sadia.email }] },
  onVerify: fn<(seller: User) => Promise<void>>(async () => undefined),
  bikesHref: ({ name }) => `/bikes?q=${name}`,
  reportHref: ({ _id }) => `/dashboard/report?report=${_id}`,
  hrefs: {
    buyers: '/dashboard/allbuyers',
    sellers: '/dashboard/allseller',
    unverified: '/dashboard/allseller?verified=no',
    reports: '/dashboard/report',
    bikes: '/bikes',
  },
};

const meta = preview.meta({ component: AdminHome, args });

export const Default = meta.story({
  tags: ['R12.60', 'R12.62', 'R12.63'],
  play: async ({ canvas, args }) => {
    const tiles = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tiles.slice(0, 4)).toEqual(['Buyers1', 'Sellers2', 'For sale2', 'Reports1']);
    const plots = canvas.getAllByRole('figure').map((plot) => plot.getAttribute('aria-labelledby'));
    await expect(plots).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: '1 seller to verify' })).toBeVisible();
    const verify = canvas.getByRole('button', { name: 'make verified' });
    await expect(verify).toHaveAccessibleDescription(users.sadia.name);
    await expect(canvas.getByRole('link', { name: '1 report' })).toBeVisible();
    await userEvent.click(verify);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Verify this seller?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'make verified' }));
    await expect(args.onVerify).toHaveBeenCalledWith(users.sadia);
    await expect(canvas.getByRole('heading', { name: '1 report waiting' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check' })).toHaveAttribute(
      'href',
      `/dashboard/report?report=${bikes.reported._id}`,
    );
  },
});

export const Loading = meta.story({ args: { buyers: loading, sellers: loading, bikes: loading, reports: loading } });

/** A line says that nothing waits. The list of the reports then has the whole row. */
export const NothingToVerify = meta.story({
  tags: ['R12.62'],
  args: { sellers: { state: 'ready', data: [users.rahim] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All sellers are verified')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'All sellers are verified' })).toBeNull();
    const tasks = canvas.getByRole('region', { name: '1 report waiting' });
    await expect(tasks.offsetWidth).toBe(tasks.parentElement?.offsetWidth);
  },
});

export const BikesNotLoaded = meta.story({
  args: { bikes: failed },
  play: async ({ canvas, step }) => {
    await step('F50: the page shows the other numbers, and an alert for the bikes', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('The bikes did not load.');
      await expect(canvas.getAllByRole('figure')).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(failed.onRetry).toHaveBeenCalledOnce();
    });
  },
});
