import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Facts } from './Facts.tsx';

const meta = preview.meta({
  component: Facts,
  args: {
    facts: [
      { term: 'Condition', detail: 'Excellent' },
      { term: 'Purchase year', detail: '2004' },
      { term: 'Years used', detail: '18' },
      { term: 'Location', detail: 'Dhanmondi, Dhaka' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Condition', 'Purchase year', 'Years used', 'Location']);
  },
});

export const LongWords = meta.story({
  args: { facts: [{ term: 'Location', detail: 'W'.repeat(500) }] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
