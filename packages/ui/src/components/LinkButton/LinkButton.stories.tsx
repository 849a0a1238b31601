import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { navigate } from '../../story/links.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  component: LinkButton,
  args: { href: '/dashboard/payment/1', children: 'Pay Now' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pay Now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate.mock.lastCall?.[0]).toBe('/dashboard/payment/1');
  },
});

export const Outline = meta.story({ args: { variant: 'outline', href: '/login', children: 'Login' } });

export const Large = meta.story({ args: { size: 'large', href: '#brands', children: 'See Products' } });
