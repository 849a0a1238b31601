import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { defaultDelayMs, SlowLoadingNotice } from './SlowLoadingNotice.tsx';

const meta = preview.meta({ component: SlowLoadingNotice });

/** Before the notice there is an empty live region, already as high as the text. */
export const NotYetLate = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(defaultDelayMs).toBeLessThan(10_000);
  },
});

/** The notice causes no layout shift when its text appears. */
export const Late = meta.story({
  args: { delayMs: 100 },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status');
    const before = line.getBoundingClientRect().height;
    await expect(await canvas.findByText('Still loading. The connection is slow.')).toBeVisible();
    await expect(line.getBoundingClientRect().height).toBe(before);
  },
});
