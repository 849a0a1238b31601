import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { SlowLoadingNotice } from './SlowLoadingNotice.tsx';

const meta = preview.meta({ component: SlowLoadingNotice });

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
