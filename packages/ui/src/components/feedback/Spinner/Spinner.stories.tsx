import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});

export const Named = meta.story({
  args: { label: 'Loading the reported items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the reported items' })).toBeVisible();
  },
});

/** With reduced motion, which every test uses, the spinner does not turn. */
export const ReducedMotion = meta.story({
  play: async ({ canvas }) => {
    const mayMove = matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const { animationName } = getComputedStyle(canvas.getByRole('progressbar'));
    await expect(animationName === 'none').toBe(!mayMove);
  },
});
