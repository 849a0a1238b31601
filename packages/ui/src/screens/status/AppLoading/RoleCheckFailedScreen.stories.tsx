import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { RoleCheckFailedScreen } from './RoleCheckFailedScreen.tsx';

const meta = preview.meta({
  component: RoleCheckFailedScreen,
  parameters: inScreenLayout('/dashboard', 'buyer'),
  args: { problem: 'Second Gear could not be reached. Check your connection and try again.', onRetry: fn() },
});

export const RoleNotLoaded = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Second Gear could not be reached/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
