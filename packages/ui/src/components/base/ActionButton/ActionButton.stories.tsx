import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ActionButton } from './ActionButton.tsx';

const args: ComponentProps<typeof ActionButton> = {
  children: 'Advertise',
  variant: 'outline',
  size: 'small',
  action: fn(async () => undefined),
};

const meta = preview.meta({ component: ActionButton, args });

export const Pending = meta.story({
  args: { action: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Advertise' });
    await userEvent.dblClick(button);
    await expect(args.action).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('data-pending');
    await expect(button).toHaveFocus();
  },
});
