import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = preview.meta({
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  args: { isOffline: true },
  render: (args) => (
    <>
      <div style={{ blockSize: '200vh', padding: '2rem' }}>The page</div>
      <OfflineNotice {...args} />
    </>
  ),
});

/** The notice is visible at every scroll position. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(/^You are offline\./);
    await expect(Math.round(notice.getBoundingClientRect().bottom)).toBe(innerHeight);
  },
});

/** The time is in the local time zone, so that its text is the same on every machine. */
const afternoon = new Date(2026, 10, 22, 14, 5).getTime();

/** A page that the user has opened offline shows cached data. The notice says how old the data is. */
export const WithCachedData = meta.story({
  args: { staleSince: afternoon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. What you see is from 22 Nov 2026, 14:05.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The app caches only a part of a long list, and the notice says so. */
export const WithAPartOfALongList = meta.story({
  tags: ['N1'],
  args: { staleSince: afternoon, mayBeCut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/14:05\. Of a long list only the first 200 are here\.$/);
  },
});

/**
 * The browser is online, but the server does not respond. No event of the browser says when the server responds again, so
 * the notice has a retry button.
 */
export const ServerDoesNotRespond = meta.story({
  args: { isOffline: false, staleSince: afternoon, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Second Gear cannot be reached now. What you see is from 22 Nov 2026, 14:05.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
