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

/** In sight wherever one is in the page. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent(/^You are offline\./);
    await expect(Math.round(notice.getBoundingClientRect().bottom)).toBe(innerHeight);
  },
});

/** In the hour of whoever looks. */
const afternoon = new Date(2026, 10, 22, 14, 5).getTime();

/** Opened without a connection: what was read on the last visit, and when that was. */
export const FromAnEarlierVisit = meta.story({
  args: { asOf: afternoon },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. What you see is from 22 Nov 2026, 14:05.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** A connection that is none, or a shop that does not answer: the browser will not say when it is worth asking again. */
export const OutOfReach = meta.story({
  args: { isOffline: false, asOf: afternoon, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The shop cannot be reached now. What you see is from 22 Nov 2026, 14:05.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The live region stays, without words and without a place. */
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
