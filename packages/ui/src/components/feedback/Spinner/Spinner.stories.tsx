import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner });

export const Named = meta.story({
  args: { label: 'Loading the reported items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the reported items' })).toBeVisible();
  },
});
