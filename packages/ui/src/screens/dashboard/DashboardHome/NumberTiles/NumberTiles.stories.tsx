import { expect } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { NumberTiles } from './NumberTiles.tsx';

const meta = preview.meta({
  component: NumberTiles,
  args: {
    tiles: [
      { label: 'Buyers', value: 12, href: '/dashboard/allbuyers' },
      { label: 'Sellers', value: null, href: '/dashboard/allseller' },
      { label: 'Reports waiting', value: undefined, href: '/dashboard/report' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['Buyers12', 'Sellers', 'Reports waiting–']);
    await expect(canvas.getByRole('link', { name: 'Reports waiting' })).toHaveAttribute('href', '/dashboard/report');
  },
});
