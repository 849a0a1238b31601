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
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^You seem to have added this bike already: ?Honda CG125/,
    );
    await expect(canvas.getByRole('link', { name: 'Honda CG125' })).toHaveAttribute('href', '/categories/1/bikes/6a3f');
  },
});
