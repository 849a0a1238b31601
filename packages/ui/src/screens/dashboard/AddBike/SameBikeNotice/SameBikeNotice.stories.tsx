import { bikes } from '@second-gear/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { SameBikeNotice } from './SameBikeNotice.tsx';

const meta = preview.meta({
  component: SameBikeNotice,
  args: { bike: bikes.available, href: '/categories/1/bikes/6a3f' },
});

export const Default = meta.story({
  tags: ['R12.13'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You seem to offer this bike already: ?Honda CG125/);
    await expect(canvas.getByRole('link', { name: 'Honda CG125' })).toHaveAttribute('href', '/categories/1/bikes/6a3f');
  },
});

/** Without a warning the element for it is in the page, but empty. So screen readers announce the warning later. */
export const NoSameBike = meta.story({
  args: { bike: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LongName = meta.story({
  args: { bike: bikes.longNamed },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
