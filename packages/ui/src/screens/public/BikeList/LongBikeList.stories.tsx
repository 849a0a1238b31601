import type { Bike } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { BikeListScreen } from './BikeListScreen.tsx';

/** So many Hondas, each with a number in its name. */
const hondas = (count: number): Bike[] =>
  Array.from({ length: count }, (_, at) => ({
    ...bikes.available,
    _id: (at + 1).toString(16).padStart(24, '0'),
    bikeName: `Honda number ${at + 1}`,
  }));

/** A list that is longer than a page should be. How it behaves is played in the app's `longLists.browser.test.tsx`. */
const meta = preview.meta({
  component: BikeListScreen,
  args: {
    brand: 'Honda',
    bikes: { state: 'ready' as const, data: hondas(10_000) },
    viewer: 'buyer' as const,
    buyer: users.farhana,
    onBook: fn(async () => undefined),
    onReport: fn(async () => undefined),
    brandsHref: '/#brands',
  },
  tags: ['no-picture'],
  parameters: {
    ...inScreenLayout('/categories/1', 'buyer'),
    noPicture: 'What is in view of a long list looks as a short one does.',
  },
  // Where another story was scrolled to is nothing to this one.
  beforeEach: () => {
    window.scrollTo(0, 0);
  },
});

/** The page, text that is not drawn and all, has few nodes; and everybody is told how many bikes there are. */
export const TenThousandBikes = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('10000', { exact: true })).toBeVisible();
    await waitFor(() => expect(canvasElement.textContent).toContain('Honda number 9000'));
    // Navbar, ribbon and footer, which are not here, are fewer than 200.
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
