import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Odometer } from './Odometer.tsx';

/** What reduced motion makes of `--duration-count`, and what it is otherwise: whoever looks or tests may have asked for either. */
const lasting = (duration: '0ms' | '3s') => ({ '--duration-count': duration, maxInlineSize: '15rem' }) as CSSProperties;

const meta = preview.meta({
  component: Odometer,
  args: { value: 8000 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** What an eye reads in the windows of the drums: of each strip, the digit that is at the height of its window. */
const readDrums = (counter: HTMLElement) =>
  [...counter.children]
    .map((drum) => {
      const strip = drum.firstElementChild;
      const { top, height } = drum.getBoundingClientRect();
      const past = (top - (strip?.getBoundingClientRect().top ?? 0)) / height;
      return strip?.textContent.split('\n')[Math.round(past)];
    })
    .join('');

/** Who listens hears the number, and no single digit. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img')).toHaveAccessibleName('8000');
  },
});

/** Zeros until it is seen; then it rolls for 3 seconds (spec §9), once, and stands at its number. */
export const Rolling = meta.story({
  tags: ['R2.55', 'R9.06'],
  decorators: [
    (Story) => (
      <div style={lasting('3s')}>
        <div style={{ blockSize: '120vh' }} />
        <Story />
        <div style={{ blockSize: '50vh' }} />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const counter = canvas.getByRole('img', { name: '8000' });
    const rolls = () => counter.getAnimations({ subtree: true });
    await step('it waits out of sight', async () => {
      await expect(rolls().map(({ playState }) => playState)).toEqual(['paused', 'paused', 'paused', 'paused']);
      await expect(readDrums(counter)).toBe('0000');
    });
    await step('seen, it rolls', async () => {
      counter.scrollIntoView({ block: 'center' });
      await waitFor(() => expect(rolls().every(({ playState }) => playState === 'running')).toBe(true));
      await expect(rolls().map(({ effect }) => effect?.getTiming().duration)).toEqual([3000, 3000, 3000, 3000]);
    });
    await step('it ends at its number', async () => {
      for (const roll of rolls()) roll.finish();
      await expect(readDrums(counter)).toBe('8000');
    });
    await step('it does not roll again', async () => {
      const [before] = rolls();
      window.scrollTo(0, 0);
      counter.scrollIntoView({ block: 'center' });
      await expect(rolls()[0]).toBe(before);
      await expect(before?.playState).toBe('finished');
      await expect(readDrums(counter)).toBe('8000');
    });
  },
});

/** Who asked for less motion sees the number at once, even before it is in view. */
export const ReducedMotion = meta.story({
  decorators: [
    (Story) => (
      <div style={lasting('0ms')}>
        <div style={{ blockSize: '120vh' }} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(readDrums(canvas.getByRole('img', { name: '8000' }))).toBe('8000');
  },
});

/** Where nothing tells when it is seen, it never hides its number behind zeros. */
export const WithoutAnObserver = meta.story({
  decorators: [
    (Story) => (
      <div style={lasting('3s')}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    const { IntersectionObserver } = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    return () => {
      window.IntersectionObserver = IntersectionObserver;
    };
  },
  play: async ({ canvas }) => {
    const counter = canvas.getByRole('img', { name: '8000' });
    await expect(counter.getAnimations({ subtree: true })).toHaveLength(0);
    await expect(readDrums(counter)).toBe('8000');
  },
});

/** The zeros in front are dim, and not a part of the number that is heard. */
export const LeadingZero = meta.story({
  args: { value: 250 },
  decorators: [
    (Story) => (
      <div style={lasting('0ms')}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const counter = canvas.getByRole('img', { name: '250' });
    await expect(readDrums(counter)).toBe('0250');
    const dimness = [...counter.children]
      .map((drum) => drum.firstElementChild)
      .map((strip) => strip && getComputedStyle(strip).opacity);
    await expect(dimness).toEqual(['0.6', '1', '1', '1']);
  },
});

export const Nothing = meta.story({ args: { value: 0 } });

export const MoreThanItsDrums = meta.story({ args: { value: 1_234_567 }, globals: { viewport: { value: 'small' } } });

export const AtNight = meta.story({ globals: { theme: 'dark' } });
