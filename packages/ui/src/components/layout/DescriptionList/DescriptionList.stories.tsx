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
