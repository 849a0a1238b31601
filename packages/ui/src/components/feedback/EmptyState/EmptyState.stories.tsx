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

export const FailedWithoutRetry = meta.story({
  args: { problem: 'This order could not be found among yours.', onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const FailedWithAnotherLink = meta.story({
  args: {
    children: (
      <LinkButton variant="outline" href="/dashboard/myorder">
        My Orders
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    const order = [canvas.getByRole('button', { name: 'Try again' }), canvas.getByRole('link', { name: 'My Orders' })];
    for (const element of order) {
      await userEvent.tab();
      await expect(element).toHaveFocus();
    }
  },
});

export const VeryLongWord = meta.story({
  args: { title: 'Loading'.repeat(60), problem: 'Unreachable'.repeat(900) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Empty = meta.story({
  render: () => (
    <EmptyState
      title="No bikes here yet"
      text="There is no Honda to show right now. New bikes are added every day; look at another brand meanwhile."
    >
      <LinkButton href="/#brands">Top Bikes Brand</LinkButton>
    </EmptyState>
  ),
});
