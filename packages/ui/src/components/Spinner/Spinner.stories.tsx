import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
});
