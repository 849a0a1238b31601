import { bikes } from '@second-gear/fixtures';
import { expect, userEvent } from 'storybook/test';
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
