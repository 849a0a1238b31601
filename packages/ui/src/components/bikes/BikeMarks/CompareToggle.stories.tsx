import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { CompareToggle } from './CompareToggle.tsx';

const meta = preview.meta({
  component: CompareToggle,
  args: { bikeName: 'Honda CG125', isCompared: false, onToggle: fn() },
});

export const NotChosen = meta.story({
  tags: ['R10.74'],
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Compare Honda CG125', pressed: false });
    await expect(toggle).toHaveTextContent('Compare');
    await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Chosen = meta.story({
  args: { isCompared: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Compare Honda CG125', pressed: true })).toBeVisible();
  },
});
