import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DetachedRoot } from '../../../testing/DetachedRoot.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { Button } from '../../base/Button/Button.tsx';
import { ThreeDSecureDialog } from './ThreeDSecureDialog.tsx';

const meta = preview.meta({
  component: ThreeDSecureDialog,
  parameters: storiesInFrames,
  args: { isOpen: true, onComplete: fn(), onFail: fn() },
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Is it you?' });
    await expect(dialog).toHaveTextContent('This is a demo of your bank');
    await expect(screen.getByRole('button', { name: 'Complete authentication' })).toHaveFocus();
  },
});

export const Completed = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onFail).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fail authentication' }));
    await expect(args.onFail).toHaveBeenCalledOnce();
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});

export const Closed = meta.story({
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onFail).toHaveBeenCalledOnce();
  },
});

export const InADetachedRoot = meta.story({
  render: function Opened({ onComplete, onFail }) {
    const [isOpen, setOpen] = useState(false);
    const closeAnd = (callback: () => void) => () => {
      setOpen(false);
      callback();
    };
    return (
      <>
        <Button onPress={() => setOpen(true)}>Pay</Button>
        {isOpen && (
          <DetachedRoot>
            <ThreeDSecureDialog isOpen onComplete={closeAnd(onComplete)} onFail={closeAnd(onFail)} />
          </DetachedRoot>
        )}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await userEvent.click(pay);
    await userEvent.click(await screen.findByRole('button', { name: 'Complete authentication' }));
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(pay).toHaveFocus());
  },
});

export const OnASmallPhoneInTheDarkTheme = meta.story({ globals: { viewport: { value: 'small' }, theme: 'dark' } });
