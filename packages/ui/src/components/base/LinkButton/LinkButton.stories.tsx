import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { states } from '../../../testing/states.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  component: LinkButton,
  args: { href: '/dashboard/payment/1', children: 'Pay Now' },
});

export const AllStates = meta.story({
  render: states(LinkButton, {
    'Outline, small': { variant: 'outline', size: 'small', href: '/login', children: 'Login' },
    'Long word': { children: 'Motorbikemarketplace'.repeat(12) },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
