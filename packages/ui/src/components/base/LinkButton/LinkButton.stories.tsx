import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { navigate } from '../../../testing/StaticLinks.tsx';
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

export const ActionOutline = meta.story({
  args: { variant: 'actionOutline', href: '/categories/1', children: 'See Products' },
});

export const Small = meta.story({
  args: { variant: 'outline', size: 'small', href: '/login', children: 'Login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const LongLabel = meta.story({
  args: { children: 'Motorbikemarketplace'.repeat(12) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
