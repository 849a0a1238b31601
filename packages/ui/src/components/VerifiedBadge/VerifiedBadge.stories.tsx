import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Isolate } from '../Isolate/Isolate.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

const meta = preview.meta({
  component: VerifiedBadge,
  render: () => (
    <p style={{ display: 'flex', gap: '6px', alignItems: 'center', padding: '4rem', fontWeight: 600 }}>
      <Isolate>Kamal Hossain</Isolate>
      <VerifiedBadge />
    </p>
  ),
});

export const Default = meta.story();

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
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
