import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

const meta = preview.meta({
  component: RouteErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { message: 'Service Unavailable', onLogout: fn() },
});

export const StatusText = meta.story({
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

export const Message = meta.story({
  args: { message: 'The shop gave an answer that could not be read. Try again in a while.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The shop gave an answer that could not be read/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
});

/** A part of the app did not come: a generic message (spec §8). */
export const ChunkLoadFailure = meta.story({
  args: { message: 'A part of this page could not be loaded. Reload it to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A part of this page could not be loaded. Reload it to go on.')).toBeVisible();
  },
});

export const LongMessage = meta.story({
  args: { message: 'unreadable'.repeat(1000) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
