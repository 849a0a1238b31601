import { bikes } from '@second-gear/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { BikeRow } from './BikeRow.tsx';

const meta = preview.meta({
  component: BikeRow,
  args: {
    title: 'Similar bikes',
    bikes: [bikes.restored, bikes.longNamed, bikes.banglaNamed, bikes.withoutPhoto],
    bikeHref: ({ category_id, _id }) => `/categories/${category_id}/bikes/${_id}`,
  },
});

/** Each card has only one link, whose name is the name of the bike. */
export const Default = meta.story({
  tags: ['R10.43'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Honda CB750 K2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith(`/categories/1/bikes/${bikes.restored._id}`);
  },
});

/** At every width a row has four bikes, two or one. Of three bikes two are shown. */
export const NoBikeAlone = meta.story({
  render: (args) => (
    <>
      {[1120, 944, 620, 400, 288, 200].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <BikeRow {...args} title={`${width} px`} />
        </div>
      ))}
      <BikeRow {...args} title="Three" bikes={args.bikes.slice(1)} />
    </>
  ),
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const inFirstRow = (title: string) => {
      const tops = within(canvas.getByRole('region', { name: title }))
        .getAllByRole('listitem')
        .map((tile) => tile.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    };
    await expect([1120, 944, 620, 400, 288, 200].map((width) => inFirstRow(`${width} px`))).toEqual([4, 4, 4, 2, 2, 1]);
    await expect(within(canvas.getByRole('region', { name: 'Three' })).getAllByRole('link')).toHaveLength(2);
  },
});
