import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { tokenColor } from '../../../theme/tokenColor.ts';
import { SaveButton } from './SaveButton.tsx';

const meta = preview.meta({ component: SaveButton, args: { bikeName: 'Honda CG125', isSaved: false, onToggle: fn() } });

export const NotSaved = meta.story({
  tags: ['R10.60'],
  render: (args) => {
    const [isSaved, setSaved] = useState(false);
    return <SaveButton {...args} isSaved={isSaved} onToggle={() => setSaved(!isSaved)} />;
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save Honda CG125' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(heart.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(heart.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
});

export const Saved = meta.story({
  args: { isSaved: true },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save Honda CG125', pressed: true });
    await expect(getComputedStyle(heart).color).toBe(tokenColor('--color-accent'));
  },
});
