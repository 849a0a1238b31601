import { expect, fn } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { defaultView } from '../../../../selling/myBikes.ts';
import { MyBikesTools } from './MyBikesTools.tsx';

const meta = preview.meta({
  component: MyBikesTools,
  args: {
    view: defaultView,
    onViewChange: fn(),
    totals: {
      counts: { all: 12, available: 9, advertised: 3, sold: 3 },
      forSale: 1_245_000,
      sold: 265_000,
      withoutPrice: 0,
    },
  },
});

export const Default = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('button', { name: /^All/ }).parentElement;
    await expect(tabs?.scrollWidth, 'all tabs fit on a small phone').toBe(tabs?.clientWidth);
  },
});

export const BikesWithoutPrice = meta.story({
  args: {
    totals: { counts: { all: 5, available: 5, advertised: 0, sold: 0 }, forSale: 95_000, sold: 0, withoutPrice: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 bikes not counted: their prices are not numbers')).toBeVisible();
  },
});
