import { expect, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { BusinessSummary } from './BusinessSummary.tsx';

const meta = preview.meta({ component: BusinessSummary, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  tags: ['R2.55', 'R9.07', 'R9.08', 'R9.09', 'R9.10'],
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('region', { name: 'Our Business Summary' }));
    const labels = summary.getAllByRole('term').map((label) => label.textContent);
    await expect(labels).toEqual(['Annual Revenue', 'Total Customers', 'Total Feedback', 'Products Sold']);
    const numbers = summary.getAllByRole('img').map((counter) => counter.getAttribute('aria-label'));
    await expect(numbers).toEqual(['8000', '1200', '250', '3500']);
    const notes = summary.getAllByRole('definition').map((note) => note.textContent);
    await expect(notes).toEqual(
      expect.arrayContaining(['Jan 1st 2022 to Nov 1st 2022', 'up 400, 22%', 'up 90, 26%', 'up 1200, 15%']),
    );
  },
});
