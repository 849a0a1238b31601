import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { CompareToggle } from './CompareToggle.tsx';
import { compareTrayId } from './compareTrayId.ts';

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

/** The next Tab stop after the toggle of a chosen bike is a button that moves the focus to the tray. */
export const Chosen = meta.story({
  args: { isCompared: true },
  render: (args) => (
    <>
      <CompareToggle {...args} />
      <section id={compareTrayId} tabIndex={-1} aria-label="The tray" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Compare Honda CG125', pressed: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go to the chosen bikes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'The tray' })).toHaveFocus();
  },
});
