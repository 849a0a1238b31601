import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { states } from '../../../testing/states.tsx';
import { Price } from './Price.tsx';

const meta = preview.meta({ component: Price, args: { value: '165000' } });

/** Returns the price as the user sees it: its text with the commas that the stylesheet adds. */
const visiblePrice = (price: HTMLElement): string =>
  [...price.querySelectorAll('bdi, bdi span')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map((part) => {
      const { content } = getComputedStyle(part, '::before');
      return (content === 'none' ? '' : content.slice(1, -1)) + part.textContent;
    })
    .join('');

/** Prices as the seller wrote them, each as the user sees it. */
const prices: [value: string, visible: string][] = [
  ['999', '999'],
  ['8000', '8,000'],
  ['95000', '95,000'],
  ['165000', '1,65,000'],
  ['1650000', '16,50,000'],
  ['123456789', '12,34,56,789'],
  ['১৬৫০০০', '১,৬৫,০০০'],
  ...['01711000142', '1234567890', '165000-170000', '1,65,000', '165000.50', 'Tk 165000'].map(
    (value): [string, string] => [value, value],
  ),
];

/**
 * The user sees commas between the digits. The text itself has no commas, also when the user copies it. A price that is no
 * plain number is shown as the seller wrote it.
 */
export const GroupedDigits = meta.story({
  tags: ['R10.90', 'R10.91', 'R10.92'],
  render: states(Price, Object.fromEntries(prices.map(([value]) => [value, { value }]))),
  play: async ({ canvas }) => {
    for (const [value, visible] of prices) {
      const price = canvas.getByRole('region', { name: value }).lastElementChild as HTMLElement;
      await expect(visiblePrice(price)).toBe(visible);
      await expect(price).toHaveTextContent(`${value} BDT`);
      getSelection()?.selectAllChildren(price);
      await expect(String(getSelection())).toBe(`${value} BDT`);
    }
    getSelection()?.removeAllRanges();
  },
});

export const Sizes = meta.story({
  tags: ['R9.01'],
  decorators: [
    (Story) => (
      <>
        <style>
          {'[aria-label="Hero in a narrow card"] { container-type: inline-size; inline-size: min(11rem, 100%); }'}
        </style>
        <Story />
      </>
    ),
  ],
  render: states(Price, {
    Default: {},
    Hero: { size: 'hero' },
    'Size of the text around it': { size: 'inherit' },
    'Original price': { value: '210000', label: 'Original price', isStruck: true },
    'Hero in a narrow card': { value: '1234567', size: 'hero' },
    'Free text': { value: 'one lakh twenty thousand, or a good camera in exchange', size: 'hero' },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Default' })).toHaveTextContent('165000 BDT');
    await expect(canvas.getByRole('region', { name: 'Original price' })).toHaveTextContent('Original price 210000 BDT');
    await expect(canvasElement.querySelector('s')).toBeVisible();
    const hero = canvasElement.querySelector('[data-size="hero"][data-number]');
    await expect(hero && getComputedStyle(hero).whiteSpace, 'no price breaks inside').toBe('nowrap');
    const narrow = canvas.getByRole('region', { name: 'Hero in a narrow card' }).querySelector('[data-number]');
    await expect(narrow?.scrollWidth, 'no price is cut').toBe(narrow?.clientWidth);
  },
});
