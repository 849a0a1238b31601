import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({
  component: DescriptionList,
  args: {
    items: [
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

const leftEdges = (elements: HTMLElement[]) =>
  new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))).size;

export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(leftEdges(canvas.getAllByRole('term'))).toBe(2);
  },
});

/** With text at 200 % the items are in one column, and no word breaks. */
export const LargeTextOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(leftEdges(canvas.getAllByRole('term'))).toBe(1);
    const condition = document.createRange();
    condition.selectNodeContents(canvas.getByText('Excellent'));
    await expect(condition.getClientRects()).toHaveLength(1);
  },
});

export const LongWords = meta.story({
  args: { items: [{ term: 'Location', detail: 'W'.repeat(500) }] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
