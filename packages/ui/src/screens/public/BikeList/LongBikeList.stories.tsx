import type { Bike } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { BikeListScreen } from './BikeListScreen.tsx';

/** Creates bikes of one brand, with a number in each name. */
const buildHondas = (count: number): Bike[] =>
  Array.from({ length: count }, (_, index) => ({
    ...bikes.available,
    _id: (index + 1).toString(16).padStart(24, '0'),
    bikeName: `Honda number ${index + 1}`,
  }));

/**
 * A list with so many cards that only those near the viewport are rendered. The behaviour of long lists is tested in
 * packages/app, in longLists.browser.test.tsx.
 */
const meta = preview.meta({
  component: BikeListScreen,
  args: {
    brand: 'Honda',
    bikes: { state: 'ready' as const, data: buildHondas(10_000) },
    viewer: 'buyer' as const,
    buyer: users.farhana,
    onBook: fn(async () => undefined),
    onReport: fn(async () => undefined),
    allBikesHref: '/bikes',
  },
  tags: ['no-screenshot'],
  parameters: {
    ...inScreenLayout('/categories/1', 'buyer'),
    noScreenshot: 'The visible part of a long list looks like a short one.',
  },
  // The previous story may have scrolled the page.
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
});

/** The page has few DOM nodes. `aria-setsize` says to screen readers how many bikes there are. */
export const TenThousandBikes = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('10000', { exact: true })).toBeVisible();
    // This is the limit for the screen. Navbar, demo ribbon and footer are outside this element. They have fewer than 200
    // nodes.
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThanOrEqual(700);
    const items = [...canvasElement.querySelectorAll('li[aria-posinset]')];
    await expect(items.length).toBeLessThanOrEqual(14);
    await expect(items[0]).toHaveAttribute('aria-setsize', '10000');
    await expect([items[0], items[1], items.at(-1)].map((item) => item?.getAttribute('aria-posinset'))).toEqual([
      '1',
      '2',
      '10000',
    ]);
  },
});
