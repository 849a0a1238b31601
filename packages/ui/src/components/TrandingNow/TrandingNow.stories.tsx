import { bikes } from '@second-gear/contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TrandingNow } from './TrandingNow.tsx';

const meta = preview.meta({
  component: TrandingNow,
  args: { bike: { state: 'ready' as const, data: bikes.advertised } },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
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

export const NameOfManyWords = meta.story({
  args: {
    bike: { state: 'ready', data: { ...bikes.longNamed, advertise: true, resaleValue: '12345678901234567890' } },
  },
});

export const NameInBanglaOnASmallPhone = meta.story({
  args: { bike: { state: 'ready', data: { ...bikes.banglaNamed, advertise: true } } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
