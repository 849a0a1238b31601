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
    const card = canvas.getByRole('article', { name: 'Yamaha RX 100' });
    await expect(card).toHaveTextContent('142000 BDT');
    await expect(card).toHaveTextContent('1996');
    await expect(card.querySelector('s')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Yamaha RX 100/ })).toBeVisible();
  },
});

/** The section is shown only if `advertise` of the first bike is true (docs/requirements.md §2). */
export const NotAdvertised = meta.story({
  tags: ['R2.63'],
  args: { bike: { state: 'ready', data: bikes.available } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Tranding Now')).toBeNull();
    await expect(canvas.queryByText('Honda CG125')).toBeNull();
  },
});

export const NoBike = meta.story({
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
  args: { bike: { state: 'failed', problem: 'Second Gear could not be reached.', onRetry } },
  beforeEach: () => {
    onRetry.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Second Gear could not be reached.')).toBeVisible();
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

/** If the image cannot be loaded, its box keeps its size. */
export const PhotoThatDoesNotLoad = meta.story({
  args: { bike: { state: 'ready', data: { ...bikes.advertised, img: '/pictures/photos/gone.jpg' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No photo')).toBeVisible());
  },
});

/** If a retry cannot help, the caller passes no `onRetry`, and there is no button *Try again*. */
export const FailedWithoutRetry = meta.story({
  args: { bike: { state: 'failed', problem: 'Second Gear sent an answer that we could not read.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The trending bike did not load');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The card swings once around its hole, and then does not move any more. */
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

/** Only four lines of a name that is one very long word are visible, so that the card keeps its shape. */
export const VeryLongWord = meta.story({
  args: { bike: { state: 'ready', data: { ...bikes.advertised, bikeName: 'Y'.repeat(10_000) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(1400);
  },
});

/** An Arabic name is right-to-left and does not affect the text around it. */
export const RightToLeftName = meta.story({
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

export const InTheDarkTheme = meta.story({ globals: { theme: 'dark', viewport: { value: 'wide' } } });
