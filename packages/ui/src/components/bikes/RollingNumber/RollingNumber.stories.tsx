import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inBox } from '../../../testing/inBox.tsx';
import { states } from '../../../testing/states.tsx';
import { RollingNumber } from './RollingNumber.tsx';

/**
 * Sets `--duration-count` to its value with reduced motion (0 ms) or without (3 s). Each story needs this, because the
 * setting of the browser that runs the story is not known.
 */
const withDuration = (duration: '0ms' | '3s') => ({ '--duration-count': duration }) as CSSProperties;

const meta = preview.meta({
  component: RollingNumber,
  args: { value: 8000 },
  decorators: [inBox({ maxInlineSize: '15rem' })],
});

const readDrums = (counter: HTMLElement) =>
  [...counter.children]
    .map((drum) => {
      const strip = drum.firstElementChild;
      const { top, height } = drum.getBoundingClientRect();
      const past = (top - (strip?.getBoundingClientRect().top ?? 0)) / height;
      return strip?.textContent.split('\n')[Math.round(past)];
    })
    .join('');

/**
 * The counter shows zeros until the user can see it. Then it rolls once for 3 seconds (docs/requirements.md §9) and stays
 * at its number.
 */
export const Rolling = meta.story({
  tags: ['R2.55', 'R9.06'],
  decorators: [
    (Story) => (
      <div style={withDuration('3s')}>
        <div style={{ blockSize: '120vh' }} />
        <Story />
        <div style={{ blockSize: '50vh' }} />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const counter = canvas.getByRole('img', { name: '8000' });
    const rolls = () => counter.getAnimations({ subtree: true });
    await step('the counter shows zeros while it is not visible', async () => {
      await expect(rolls().map(({ playState }) => playState)).toEqual(['paused', 'paused', 'paused', 'paused']);
      await expect(readDrums(counter)).toBe('0000');
    });
    await step('the counter rolls when it becomes visible', async () => {
      counter.scrollIntoView({ block: 'center' });
      await waitFor(() => expect(rolls().every(({ playState }) => playState === 'running')).toBe(true));
      await expect(rolls().map(({ effect }) => effect?.getTiming().duration)).toEqual([3000, 3000, 3000, 3000]);
    });
    await step('the counter shows its number at the end of the roll', async () => {
      for (const roll of rolls()) roll.finish();
      await expect(readDrums(counter)).toBe('8000');
    });
    await step('the counter does not roll again', async () => {
      const [before] = rolls();
      window.scrollTo(0, 0);
      counter.scrollIntoView({ block: 'center' });
      await expect(rolls()[0]).toBe(before);
      await expect(before?.playState).toBe('finished');
      await expect(readDrums(counter)).toBe('8000');
    });
  },
});

/** Zeros at the beginning of the number are less visible, and screen readers do not read them. */
export const EveryKindOfNumber = meta.story({
  decorators: [inBox(withDuration('0ms'))],
  render: states(RollingNumber, {
    Zero: { value: 0 },
    'Leading zero': { value: 250 },
    'More digits': { value: 1_234_567 },
  }),
  play: async ({ canvas }) => {
    const counter = canvas.getByRole('img', { name: '250' });
    await expect(readDrums(counter)).toBe('0250');
    const opacities = [...counter.children]
      .map((drum) => drum.firstElementChild)
      .map((strip) => strip && getComputedStyle(strip).opacity);
    await expect(opacities).toEqual(['0.6', '1', '1', '1']);
  },
});
