import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Price } from './Price.tsx';

const meta = preview.meta({ component: Price, args: { value: '165000' } });

export const Default = meta.story({
  tags: ['R9.01'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('165000 BDT');
  },
});

export const Hero = meta.story({ args: { size: 'hero' } });

export const AmongOthers = meta.story({
  args: { size: 'inherit' },
  render: (args) => (
    <p style={{ font: '500 1.125rem / 1.2 var(--font-display)' }}>
      <Price {...args} />
    </p>
  ),
});

export const Struck = meta.story({
  args: { value: '210000', label: 'Original price', isStruck: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('210000')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Original price 210000 BDT');
  },
});

export const FreeText = meta.story({
  args: { value: 'one lakh twenty thousand, or a good camera in exchange', size: 'hero' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
