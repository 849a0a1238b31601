import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({ component: ProgressBar, args: { label: 'Loading your orders' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading your orders' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('Loading your orders')).toBeVisible();
  },
});

export const WithValue = meta.story({
  args: { label: 'Uploading the photo', value: 62 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getByText('62%')).toBeVisible();
  },
});

export const InBangla = meta.story({
  tags: ['R11.10', 'no-screenshot'],
  parameters: { noScreenshot: 'The screenshots of components are in English.' },
  args: { label: 'ছবি আপলোড হচ্ছে', value: 62 },
  globals: { language: 'bn' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'ছবি আপলোড হচ্ছে' });
    await expect(bar).toHaveAttribute('aria-valuetext', '৬২%');
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getByText('৬২%')).toBeVisible();
  },
});
