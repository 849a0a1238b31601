import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { ThreeDSecureDialog } from './ThreeDSecureDialog.tsx';

const meta = preview.meta({
  component: ThreeDSecureDialog,
  parameters: storiesInFrames,
  args: { isOpen: true, onComplete: fn(), onFail: fn() },
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Is this you?' });
    await expect(dialog).toHaveTextContent('Demo: your bank would check');
    await expect(screen.getByRole('button', { name: 'Complete authentication' })).toHaveFocus();
  },
});

export const Failed = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fail authentication' }));
    await expect(args.onFail).toHaveBeenCalledOnce();
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});
