import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { Button } from '../../base/Button/Button.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const meta = preview.meta({
  component: MobileMenu,
  parameters: storiesInFrames,
  globals: { viewport: { value: 'phone' } },
  args: {
    isOpen: true,
    title: 'Menu',
    onClose: fn(),
    label: 'Main',
    items: [
      { href: '/', label: 'Home', icon: 'home' as const },
      { href: '/blogs', label: 'Blogs', icon: 'list' as const },
    ],
    currentPath: '/',
  },
  render: function Opened({ isOpen, onClose, ...args }) {
    const [isShown, setShown] = useState(isOpen);
    const close = () => {
      setShown(false);
      onClose();
    };
    return (
      <>
        <Button onPress={() => setShown(true)}>Open</Button>
        <MobileMenu {...args} isOpen={isShown} onClose={close} />
      </>
    );
  },
});

export const Default = meta.story({});

export const FocusHandling = meta.story({
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.matches(':focus-within')).toBe(true));
    for (const part of ['Close', 'Home', 'Blogs', 'Close']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(part);
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
