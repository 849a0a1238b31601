import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Toasts } from '../../feedback/Toasts/Toasts.tsx';
import { InAppBrowserNote } from './InAppBrowserNote.tsx';

const meta = preview.meta({
  component: InAppBrowserNote,
  args: {
    chromeUrl: 'intent://shop.example/login#Intent;scheme=https;package=com.android.chrome;end',
    onCopyLink: fn(async () => {}),
  },
  decorators: [
    (Story) => (
      <>
        <Toasts />
        <Story />
      </>
    ),
  ],
});

export const OnAndroid = meta.story({
  tags: ['R13.02', 'R13.03'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open in Chrome' })).toHaveAttribute('href', args.chromeUrl);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await expect(await screen.findByText(/^Link copied/)).toBeVisible();
  },
});

export const CannotCopy = meta.story({
  tags: ['F60'],
  args: { onCopyLink: fn(async () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await screen.findByText(/^The link could not be copied/)).toBeVisible();
  },
});
