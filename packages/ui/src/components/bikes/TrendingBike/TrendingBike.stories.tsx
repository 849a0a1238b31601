import { bikes } from '@second-gear/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { TrendingBike } from './TrendingBike.tsx';

const meta = preview.meta({
  component: TrendingBike,
  args: { bike: { state: 'ready' as const, data: bikes.advertised } },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['R2.50', 'R2.60', 'R2.61', 'R2.62'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tranding Now' })).toBeVisible();
    const tag = canvas.getByRole('article', { name: 'Yamaha RX 100' });
    await expect(tag).toHaveTextContent('142000 BDT');
    await expect(tag).toHaveTextContent('1996');
    await expect(canvas.getByText('180000').closest('s')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Yamaha RX 100/ })).toBeVisible();
  },
});

/** Spec §2: only if the first item's `advertise` is true. */
export const NotAdvertised = meta.story({
  tags: ['R2.63'],
  args: { bike: { state: 'ready', data: bikes.available } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Tranding Now')).toBeNull();
    await expect(canvas.queryByText('Honda CG125')).toBeNull();
  },
});

export const NoBikeAtAll = meta.story({
  args: { bike: { state: 'ready', data: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Tranding Now')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { bike: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the trending bike' })).toBeInTheDocument();
  },
});

const onRetry = fn();
export const Failed = meta.story({
  args: { bike: { state: 'failed', problem: 'The shop could not be reached.', onRetry } },
  beforeEach: () => {
    onRetry.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shop could not be reached.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const YearNotFound = meta.story({
  tags: ['R3.10'],
  args: { bike: { state: 'ready', data: { ...bikes.advertised, purchaseYear: undefined } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Found')).toBeVisible();
  },
});

export const WithoutPhoto = meta.story({
  args: { bike: { state: 'ready', data: { ...bikes.advertised, img: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photo')).toBeVisible();
  },
});

/** A photo that does not come leaves its box as it was. */
export const PhotoThatDoesNotCome = meta.story({
  args: { bike: { state: 'ready', data: { ...bikes.advertised, img: '/pictures/photos/gone.jpg' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No photo')).toBeVisible());
  },
});

/** Trying again would not help: nothing offers it. */
export const FailedForGood = meta.story({
  args: { bike: { state: 'failed', problem: 'The shop gave an answer that could not be read.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The trending bike did not load');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** It swings once round its hole, and then hangs still while somebody reads. */
export const SwingsOnce = meta.story({
  play: async ({ canvas }) => {
    const [swing, ...more] = canvas.getByRole('article').getAnimations();
    await expect(more).toHaveLength(0);
    await expect(swing?.effect?.getTiming().iterations).toBe(1);
    swing?.finish();
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('article')).rotate).toBe('0deg'));
  },
});

export const NameOfManyWords = meta.story({
  args: {
    bike: { state: 'ready', data: { ...bikes.longNamed, advertise: true, resaleValue: '12345678901234567890' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('12345678901234567890 BDT');
  },
});

/** A word without end folds after four lines, and the tag keeps its shape. */
export const NameWithoutEnd = meta.story({
  args: { bike: { state: 'ready', data: { ...bikes.advertised, bikeName: 'Y'.repeat(10_000) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(1400);
  },
});

/** An Arabic name runs from right to left, and takes nothing else along with it. */
export const NameFromRightToLeft = meta.story({
  args: { bike: { state: 'ready', data: { ...bikes.advertised, bikeName: 'دراجة ياماها ١٠٠' } } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 3 })).direction).toBe('rtl');
    await expect(canvas.getByRole('article')).toHaveTextContent('142000 BDT');
  },
});

export const NameInBanglaOnASmallPhone = meta.story({
  args: { bike: { state: 'ready', data: { ...bikes.banglaNamed, advertise: true } } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const AtNight = meta.story({ globals: { theme: 'dark', viewport: { value: 'wide' } } });
