import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PhotoGallery } from './PhotoGallery.tsx';

const meta = preview.meta({ component: PhotoGallery, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  tags: ['R2.54'],
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
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
});
