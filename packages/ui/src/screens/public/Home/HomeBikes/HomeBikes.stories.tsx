import { bikes } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { BrandFacts, HomeBikes } from './HomeBikes.tsx';

const listed = [{ ...bikes.available, date: new Date().toISOString() }, bikes.restored, bikes.soldOut];

const args: ComponentProps<typeof HomeBikes> = {
  bikes: listed,
  viewedIds: [bikes.soldOut._id, bikes.restored._id, bikes.available._id],
  bikeHref: ({ category_id, _id }) => `/categories/${category_id}/bikes/${_id}`,
};

const meta = preview.meta({
  component: HomeBikes,
  args,
  // The brand's tile, on whose image the facts are.
  render: (props) => (
    <>
      <h2>Top Bikes Brand</h2>
      <div style={{ position: 'relative', blockSize: '6rem' }}>
        <BrandFacts bikes={props.bikes} categoryId="1" />
      </div>
      <HomeBikes {...props} />
    </>
  ),
});

/** A sold bike is in none of the rows. */
export const Default = meta.story({
  tags: ['R2.53b', 'R2.53c'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 bikes from 1,65,000 BDT')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Newest bikes' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Recently viewed' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      bikes.available.bikeName,
      bikes.restored.bikeName,
      bikes.restored.bikeName,
      bikes.available.bikeName,
    ]);
  },
});
