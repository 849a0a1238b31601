import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = preview.meta({
  component: LoadingScreen,
  parameters: inScreenLayout('/dashboard', 'buyer'),
  args: { label: 'Checking your account' },
});

export const RoleLoading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking your account' })).toBeVisible();
  },
});
