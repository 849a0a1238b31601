import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { defaultDelayMs, SlowLoadingNotice } from './SlowLoadingNotice.tsx';

const meta = preview.meta({ component: SlowLoadingNotice });

/** Before the notice appears, its element is empty, but already as high as the notice. */
export const BeforeTheDelay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(defaultDelayMs).toBeLessThan(10_000);
  },
});

/** When the notice appears there is no layout shift. */
export const AfterTheDelay = meta.story({
  args: { delayMs: 100 },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status');
    const before = line.getBoundingClientRect().height;
    await expect(await canvas.findByText('Still loading. The connection is slow.')).toBeVisible();
    await expect(line.getBoundingClientRect().height).toBe(before);
  },
});
