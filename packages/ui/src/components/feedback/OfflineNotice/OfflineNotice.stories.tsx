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

/** Visible at every scroll position. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(/^You are offline\./);
    await expect(Math.round(notice.getBoundingClientRect().bottom)).toBe(innerHeight);
  },
});

/** Local time, independent of the time zone of the machine. */
const afternoon = new Date(2026, 10, 22, 14, 5).getTime();

/** Opened while offline: shows cached data with its time. */
export const FromAnEarlierVisit = meta.story({
  args: { staleSince: afternoon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. What you see is from 22 Nov 2026, 14:05.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The browser is online but the server does not respond: no event tells when to retry, so there is a button. */
export const OutOfReach = meta.story({
  args: { isOffline: false, staleSince: afternoon, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Second Gear cannot be reached now. What you see is from 22 Nov 2026, 14:05.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The live region stays in the page, empty and without height. */
export const Online = meta.story({
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(0);
  },
});

export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
