import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

const meta = preview.meta({
  component: RouteErrorScreen,
  parameters: inScreenLayout('/'),
  args: { message: 'Service Unavailable', onLogout: fn() },
});

export const StatusText = meta.story({
  tags: ['R2.16', 'R2.18', 'R8.26'],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Looks like our services are facing something wrong!!' }),
    ).toBeVisible();
    await expect(canvas.getByText('Service Unavailable')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
});

/**
 * If a chunk of the page could not be loaded, the page shows a general message (docs/requirements.md §8) and a retry
 * button.
 */
export const ChunkLoadFailure = meta.story({
  tags: ['R8.27'],
  args: {
    message: 'A part of this page could not be loaded. Check your connection and try again.',
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('A part of this page could not be loaded. Check your connection and try again.'),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

const offlineArgs = {
  message: 'Part of this page has never been loaded on this device. It will load when you are back online.',
  isOffline: true,
  onRetry: fn(),
};

/**
 * If the user is offline and the code of the page was never loaded on this device, the page says that it needs a connection
 * (failure mode N1).
 */
export const NeverOpenedAndOffline = meta.story({
  args: offlineArgs,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page needs a connection.' })).toBeVisible();
    await expect(canvas.queryByText(/services are facing something wrong/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
});
