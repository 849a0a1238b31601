import { expect, waitFor } from 'storybook/test';
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

/**
 * The boxes of the images have a fixed size. It is the same before the files have loaded and when they cannot be loaded, so
 * that there is no layout shift.
 */
export const ImagesNotLoaded = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const before = list.getBoundingClientRect().height;
    await expect(before).toBeGreaterThan(100);
    for (const image of list.querySelectorAll('img')) image.src = '/pictures/gone.svg';
    await waitFor(() => expect([...list.querySelectorAll('img')].every(({ complete }) => complete)).toBe(true));
    await expect(list.getBoundingClientRect().height).toBe(before);
  },
});

export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(first?.width).toBeGreaterThan(2 * (second?.width ?? 0));
    await expect(third?.top).toBe(second?.top);
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const InTheDarkTheme = meta.story({ globals: { theme: 'dark', viewport: { value: 'wide' } } });
