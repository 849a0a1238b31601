import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { StorageDisabledBanner } from './StorageDisabledBanner.tsx';

const meta = preview.meta({
  component: StorageDisabledBanner,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your browser blocks storage for this site. You stay logged in until you close this tab.',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
