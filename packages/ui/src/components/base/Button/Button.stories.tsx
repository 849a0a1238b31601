import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { states } from '../../../testing/states.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Book Now', onPress: fn() },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineWidth).toBe('3px');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
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

export const AllStates = meta.story({
  render: states(Button, {
    Default: {},
    Outline: { variant: 'outline', children: 'Logout' },
    'Outline, small': { variant: 'outline', size: 'small', children: 'Advertise' },
    Quiet: { variant: 'quiet', children: [<Icon key="flag" name="flag" />, 'Report to admin'] },
    Danger: { variant: 'danger', children: 'Delete' },
    'Only an icon': { variant: 'quiet', size: 'small', 'aria-label': 'Close', children: <Icon name="close" /> },
    Disabled: { isDisabled: true, children: 'Paid' },
    'Several words': { children: 'A label of several words, which wraps on a narrow phone and keeps its room' },
    'Long word': { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(4) },
  }),
  play: async ({ canvas }) => {
    for (const name of ['Advertise', 'Close']) {
      const { width, height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole('button', { name: 'Paid' })).toBeDisabled();
  },
});
