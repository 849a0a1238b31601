import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { InlineAlert } from './InlineAlert.tsx';

const meta = preview.meta({
  component: InlineAlert,
  args: {
    title: 'We could not check your account.',
    problem: 'Second Gear could not be reached. Check your connection and try again.',
    onRetry: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/check your account\. Second Gear could not be reached/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
