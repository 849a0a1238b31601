import { categories } from '@second-gear/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { navigate } from '../../../testing/StaticLinks.tsx';
import { withDataSaver } from '../../../testing/withDataSaver.tsx';
import { BrandGrid } from './BrandGrid.tsx';

const brands = Object.values(categories);

const meta = preview.meta({
  component: BrandGrid,
  args: {
    id: 'brands',
    brands: { state: 'ready' as const, data: brands },
    brandHref: ({ category_id }) => `/categories/${category_id}`,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['R2.51', 'R2.52', 'R2.53', 'R3.20'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Top Bikes Brand' })).toBeVisible();
    await expect([...canvasElement.querySelectorAll('li img')].map((image) => image.getAttribute('src'))).toEqual(
      brands.map(({ img }) => img),
    );
    for (const brand of ['Honda', 'Yamaha', 'Royel Enfield']) {
      await expect(canvas.getByRole('heading', { level: 3, name: brand })).toBeVisible();
      await expect(canvas.getByRole('link', { name: `See Products of ${brand}` })).toBeVisible();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See Products of Honda' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/categories/2');
  },
});

/** Without images a tile is only as high as its name needs, also for the longest name. */
export const WithDataSaver = meta.story({
  tags: ['R13.41'],
  args: { brands: { state: 'ready', data: [...brands, { ...categories.honda, name: 'Long brand name '.repeat(6) }] } },
  decorators: [withDataSaver],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('li img')).toBeNull();
    for (const name of canvas.getAllByRole('heading', { level: 3 })) {
      const { bottom } = name.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(name.parentElement?.getBoundingClientRect().bottom ?? 0);
      await expect(name.parentElement?.clientHeight).toBeLessThan((name.parentElement?.clientWidth ?? 0) / 2);
    }
  },
});

export const Empty = meta.story({
  args: { brands: { state: 'ready', data: [] } },
});

/** If the images fail to load, the name of each category gets a background. */
export const ImagesNotLoaded = meta.story({
  tags: ['R2.52'],
  args: {
    brands: {
      state: 'ready',
      data: brands.map((brand) => ({ ...brand, img: brand.img.replace('/pictures/', '/gone/pictures/') })),
    },
  },
  play: async ({ canvas }) => {
    // Images of categories are loaded only near the viewport, so each tile is scrolled into view.
    for (const tile of canvas.getAllByRole('listitem')) {
      tile.scrollIntoView();
      await within(tile).findByText('No photo');
      const { backgroundColor } = getComputedStyle(within(tile).getByRole('heading'));
      await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    }
    await expect(canvas.getByRole('heading', { name: 'Royel Enfield' })).toBeVisible();
  },
});

/** The tiles have names of any length and script, on images of other servers. Two categories have the same id. */
export const NamesOfEveryKind = meta.story({
  args: {
    brands: {
      state: 'ready',
      data: [
        { ...categories.honda, name: 'Bangladesh Chhaya Motor Works', img: categories.yamaha.img },
        { ...categories.honda, name: 'রয়েল এনফিল্ড', img: '' },
        { ...categories.yamaha, name: 'دراجات', img: '/pictures/bikes/yamaha/foreign.svg' },
        { ...categories.enfield, name: 'Enfield'.repeat(1400) },
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});
