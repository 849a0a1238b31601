import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { defaultDelayMs, SlowLoadingNotice } from './SlowLoadingNotice.tsx';

const meta = preview.meta({ component: SlowLoadingNotice });

/** A live region with nothing in it, as high as its words will be. */
export const NotYetLate = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(defaultDelayMs).toBeLessThan(10_000);
  },
});

/** Nothing moves when the words come. */
export const Late = meta.story({
  args: { after: 100 },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status');
    const before = line.getBoundingClientRect().height;
    await expect(await canvas.findByText('Still loading. The line is slow.')).toBeVisible();
    await expect(line.getBoundingClientRect().height).toBe(before);
  },
});
