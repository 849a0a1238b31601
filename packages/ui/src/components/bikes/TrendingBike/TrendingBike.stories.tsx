import { bikes } from '@second-gear/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inState, states } from '../../../testing/states.tsx';
import { TrendingBike } from './TrendingBike.tsx';

const meta = preview.meta({
  component: TrendingBike,
  args: { bikeHref: () => '/categories/2/bikes/1', bike: { state: 'ready' as const, data: bikes.advertised } },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['R2.50', 'R2.60', 'R2.61', 'R2.62', 'R2.63b'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tranding Now' })).toBeVisible();
    const card = canvas.getByRole('article', { name: 'Yamaha RX 100' });
    await expect(card).toHaveTextContent('142000 BDT');
    await expect(card).toHaveTextContent('1996');
    await expect(card.querySelector('s')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Yamaha RX 100' })).toHaveAttribute('href', '/categories/2/bikes/1');
    // The number and the currency are on one line in a column of any width.
    for (const width of [320, 480, 960, 1024, 1200]) {
      card.style.inlineSize = `${width}px`;
      const price = card.querySelector('[data-size="hero"]');
      const size = Number.parseFloat(getComputedStyle(price ?? card).fontSize);
      await expect(price?.getBoundingClientRect().height).toBeLessThan(1.5 * size);
    }
    card.style.inlineSize = '';
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

const change = (values: Partial<typeof bikes.advertised>) => ({
  bike: { state: 'ready' as const, data: { ...bikes.advertised, ...values } },
});

/** Only four lines of a name that is one very long word are visible, so that the card keeps its shape. */
export const EveryKindOfValue = meta.story({
  tags: ['R3.10'],
  // The section is shown once in each state, so several sections have the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: states(TrendingBike, {
    'Without a year': change({ purchaseYear: undefined }),
    'Without a photo': change({ img: '' }),
    'Many words': change({ bikeName: bikes.longNamed.bikeName, resaleValue: '12345678901234567890' }),
    'Long word': change({ bikeName: 'Y'.repeat(10_000) }),
    'Right to left': change({ bikeName: 'دراجة ياماها ١٠٠' }),
    Bangla: change({ bikeName: bikes.banglaNamed.bikeName }),
  }),
  play: async ({ canvasElement }) => {
    await expect(inState(canvasElement, 'Without a year').getByText('Not Found')).toBeVisible();
    await expect(inState(canvasElement, 'Without a photo').getByText('No photo')).toBeVisible();
    const card = inState(canvasElement, 'Long word').getByRole('article');
    await expect(card.getBoundingClientRect().height).toBeLessThan(1400);
    const name = inState(canvasElement, 'Right to left').getByRole('heading', { level: 3 });
    await expect(getComputedStyle(name).direction).toBe('rtl');
  },
});
