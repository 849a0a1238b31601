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

/** With reduced motion, which every test uses, the bar does not move. Its label is the same as with motion. */
export const ReducedMotion = meta.story({
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').lastElementChild;
    const mayMove = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const { animationName } = getComputedStyle(track ?? document.body, '::before');
    await expect(animationName === 'none').toBe(!mayMove);
  },
});

export const LongLabel = meta.story({
  args: { label: 'Uploading '.concat('HondaCB750'.repeat(60)), value: 62 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('62%')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InBangla = meta.story({
  tags: ['R11.10', 'no-screenshot'],
  parameters: { noScreenshot: 'The screenshots of components are in English.' },
  args: { label: 'ছবি পাঠানো হচ্ছে', value: 62 },
  globals: { language: 'bn' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'ছবি পাঠানো হচ্ছে' });
    await expect(bar).toHaveAttribute('aria-valuetext', '৬২%');
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getByText('৬২%')).toBeVisible();
  },
});
