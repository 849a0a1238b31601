import { generateBikes } from '@second-gear/fixtures';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { type BikeGroup, bikesPerStep, PagedBikes } from './PagedBikes.tsx';

type Item = { _id: string; bikeName: string };

const bikes = generateBikes({ bikes: 62 });

/** Stores how much is shown, as the route does in the URL. */
const List = ({ groups }: { groups: readonly BikeGroup<Item>[] }) => {
  const [count, onChange] = useState(bikesPerStep);
  return (
    <PagedBikes groups={groups} shown={{ count, onChange }}>
      {({ _id, bikeName }) => (
        <h2>
          <a href={`/bikes/${_id}`}>{bikeName}</a>
        </h2>
      )}
    </PagedBikes>
  );
};

const meta = preview.meta({
  component: List,
  args: { groups: [{ key: 'all', bikes }] },
  parameters: { noScreenshot: 'It has only names of bikes, and no card.' },
  tags: ['no-screenshot'],
});

export const ShowsMore = meta.story({
  tags: ['R10.23c'],
  play: async ({ canvas }) => {
    const items = () => canvas.getAllByRole('listitem');
    await waitFor(() => expect(items()).toHaveLength(24));
    await expect(canvas.getByRole('status')).toHaveTextContent('24 of 62 bikes');
    canvas.getByRole('button', { name: 'Show 24 more' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(items()).toHaveLength(48));
    await waitFor(() => expect(items()[24]?.querySelector('a')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('48 of 62 bikes');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 14 more' }));
    await waitFor(() => expect(items()).toHaveLength(62));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('62 of 62 bikes');
  },
});

/** Near bikes are counted, and follow, only when all full matches are shown. */
export const NearBikesFollow = meta.story({
  tags: ['R10.23c'],
  args: {
    groups: [
      { key: 'all', bikes: bikes.slice(0, 30) },
      { key: 'near', isNear: true, bikes: bikes.slice(30), title: 'Near bikes' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const near = () => canvasElement.querySelectorAll('[data-matches=some] li').length;
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(24));
    await expect(canvas.getByRole('status')).toHaveTextContent('24 of 30 bikes');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 6 more' }));
    await waitFor(() => expect(near()).toBe(18));
    await expect(canvas.getByRole('status')).toHaveTextContent('48 of 62 bikes');
  },
});
