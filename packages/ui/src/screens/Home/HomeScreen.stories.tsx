import { bikes, categories } from '@second-gear/contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const meta = preview.meta({
  component: HomeScreen,
  args: {
    trending: { state: 'ready' as const, data: bikes.advertised },
    brands: { state: 'ready' as const, data: Object.values(categories) },
    brandHref: ({ category_id }) => `/categories/${category_id}`,
  },
  parameters: { layout: 'fullscreen' },
});

/** Spec §2: the sections in their order. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings).toEqual([
      'FIND THE RIGHT BIKE',
      'Tranding Now',
      'Yamaha RX 100',
      'Top Bikes Brand',
      'Honda',
      'Yamaha',
      'Royel Enfield',
    ]);
  },
});

/** The poster's link leads to the brands, and so does the keyboard: the next stop is the first door. */
export const FromThePosterToTheBrands = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'See Products' }));
    await expect(canvas.getByRole('region', { name: 'Top Bikes Brand' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See Products of Honda' })).toHaveFocus();
  },
});

export const NothingAdvertised = meta.story({
  args: { trending: { state: 'ready', data: bikes.available } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Tranding Now' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Top Bikes Brand' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { trending: { state: 'loading' }, brands: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
  },
});

const problem = 'The shop could not be reached. Check your connection and try again.';
export const Failed = meta.story({
  args: {
    trending: { state: 'failed', problem, onRetry: fn() },
    brands: { state: 'failed', problem, onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
});

export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
