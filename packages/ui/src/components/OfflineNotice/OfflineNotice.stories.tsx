import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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
