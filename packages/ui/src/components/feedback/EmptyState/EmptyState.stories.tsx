import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  component: ErrorState,
  args: { problem: 'Second Gear could not be reached. Check your connection and try again.', onRetry: fn() },
});

export const Failed = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Second Gear could not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  render: () => (
    <EmptyState
      title="No bikes here now"
      text="There is no Honda to show right now. New bikes are added every day; look at another brand meanwhile."
    >
      <LinkButton href="/#brands">Top Bikes Brand</LinkButton>
    </EmptyState>
  ),
});
