import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({ component: ProgressBar, args: { label: 'Loading your orders' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading your orders' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('Loading your orders')).toBeVisible();
  },
});

export const PartOfTheWay = meta.story({
  args: { label: 'Uploading the photo', value: 62 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getByText('62%')).toBeVisible();
  },
});
