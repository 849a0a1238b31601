import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inLayout } from '../../../testing/screenLayout.tsx';
import { GuardFailedScreen } from './RoleCheckFailedScreen.tsx';

const meta = preview.meta({
  component: GuardFailedScreen,
  parameters: inLayout('/dashboard', 'buyer'),
  args: { problem: 'The shop could not be reached. Check your connection and try again.', onRetry: fn() },
});

export const RoleCouldNotBeAsked = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/The shop could not be reached/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
