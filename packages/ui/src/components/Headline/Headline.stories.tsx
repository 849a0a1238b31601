import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Headline } from './Headline.tsx';

const meta = preview.meta({ component: Headline, args: { children: 'Honda' } });

export const Default = meta.story();

export const OfASection = meta.story({ args: { children: 'Tranding Now', level: 2 } });

export const WithACount = meta.story({
  args: { count: 4 },
  play: async ({ canvas }) => {
    // The count is beside the headline, not a part of its name.
    await expect(canvas.getByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
    await expect(canvas.getByText('4')).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { children: 'Royelenfieldbulletthreehundredandfifty '.repeat(3), count: 12 },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
