import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';

const meta = preview.meta({
  component: PhotoGallery,
  parameters: { layout: 'fullscreen' },
  args: { brandHref: ({ category_id }) => `/categories/${category_id}` },
});

export const Default = meta.story({
  tags: ['R2.54', 'R2.54b'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Photo Gallery' })).toBeVisible();
    const alts = canvas.getAllByRole('img').map((image) => image.getAttribute('alt'));
    await expect(alts).toEqual([
      'A blue Yamaha and a red Royal Enfield on a river ghat, a boat under sail behind them',
      'The black tank and headlamp of a Royal Enfield against the setting sun',
      'A yellow Yamaha in front of a brick garage',
      'The engine and exhaust of a red Yamaha, close up',
      'A dark red Honda in a tea garden',
    ]);
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['2', '3', '2', '2', '1'].map((id) => `/categories/${id}`),
    );
    await expect(links[4]).toHaveAccessibleName('A dark red Honda in a tea garden Honda');
    await expect(links[4]).toHaveTextContent('Honda');
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
});
