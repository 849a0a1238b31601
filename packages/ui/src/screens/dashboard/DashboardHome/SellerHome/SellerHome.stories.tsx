import { bikes } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { failed, loading } from '../../../../testing/dataStates.ts';
import { SellerHome } from './SellerHome.tsx';

const similar = [150_000, 160_000, 200_000, 210_000, 220_000].map((price, index) => ({
  ...bikes.available,
  _id: `60000000000000000000000${index}`,
  email: `seller${index}@example.com`,
  resaleValue: String(price),
}));

const args: ComponentProps<typeof SellerHome> = {
  bikes: { state: 'ready', data: [bikes.available, { ...bikes.inFairCondition, advertise: true }, bikes.soldOut] },
  allBikes: similar,
  bikeHref: ({ category_id, _id }) => `/categories/${category_id}/bikes/${_id}`,
  addBikeHref: '/dashboard/addproduct',
  hrefs: {
    all: '/dashboard/myproduct',
    available: '/dashboard/myproduct?tab=available',
    sold: '/dashboard/myproduct?tab=sold',
    advertised: '/dashboard/myproduct?tab=advertised',
  },
};

const meta = preview.meta({ component: SellerHome, args });

export const Default = meta.story({
  tags: ['R12.65', 'R12.66'],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      ...['Listed3', 'For sale2', 'Sold1', 'Advertised1'],
      'Honda CG12518 % below 5 similar bikes',
    ]);
    await expect(canvas.getByRole('link', { name: 'Add a Product' })).toHaveAttribute('href', '/dashboard/addproduct');
  },
});

/** Without similar bikes, one sentence says so once. */
export const NothingToCompare = meta.story({
  args: { allBikes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Too few similar bikes to compare')).toHaveLength(1);
  },
});

export const Loading = meta.story({ args: { bikes: loading } });

export const Failed = meta.story({ args: { bikes: failed } });
