import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';
import { DisabledReasonButton } from './DisabledReasonButton.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Book Now', onPress: fn() },
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineWidth).toBe('3px');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const Outline = meta.story({ args: { variant: 'outline', children: 'Logout' } });

export const ActionOutline = meta.story({ args: { variant: 'actionOutline', size: 'small', children: 'Advertise' } });

export const Quiet = meta.story({
  args: {
    variant: 'quiet',
    children: (
      <>
        <Icon name="flag" />
        Report to admin
      </>
    ),
  },
});

export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete' } });

export const IconOnly = meta.story({
  args: { variant: 'quiet', size: 'small', 'aria-label': 'Close', children: <Icon name="close" /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(button.height).toBeGreaterThanOrEqual(44);
    await expect(button.width).toBeGreaterThanOrEqual(44);
  },
});

export const Large = meta.story({ args: { size: 'large', children: 'See Products' } });

export const Small = meta.story({
  args: { size: 'small', children: 'Advertise' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, children: 'Paid' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paid' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true, children: 'Pay' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Pay/ });
    await expect(canvas.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const PendingByKeyboard = meta.story({
  args: { isPending: true, children: 'Pay' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Pay/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const DisabledWithReason = meta.story({
  render: ({ children }) => (
    <DisabledReasonButton disabledReason="Only Buyer can book">{children}</DisabledReasonButton>
  ),
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Book Now' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Only Buyer can book');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only Buyer can book');
  },
});

export const DisabledWithReasonOnAPhone = meta.story({
  render: ({ children }) => (
    <DisabledReasonButton disabledReason="Only Buyer can book">{children}</DisabledReasonButton>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only Buyer can book')).toBeVisible();
  },
});

export const LongLabel = meta.story({
  args: { children: 'A label of several words, which wraps on a narrow phone and keeps its room above and below' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button.clientHeight).toBeGreaterThan(60));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const VeryLongWord = meta.story({
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(4) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
