import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { tokenColor } from '../../../theme/tokenColor.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

const meta = preview.meta({
  component: VerifiedBadge,
  render: () => (
    <p style={{ display: 'flex', gap: '6px', alignItems: 'center', padding: '4rem', fontWeight: 600 }}>
      <BidiText>Kamal Hossain</BidiText>
      <VerifiedBadge />
    </p>
  ),
});

export const ByKeyboard = meta.story({
  tags: ['R2.75', 'R2.76'],
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button', { name: 'Verified Seller' }).querySelector('svg');
    await expect(icon && getComputedStyle(icon).color).toBe(tokenColor('--color-success'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Verified Seller' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Verified Seller');
  },
});

export const ByATap = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Verified Seller' }) });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Verified Seller');
  },
});
