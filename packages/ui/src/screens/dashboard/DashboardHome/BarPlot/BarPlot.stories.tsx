import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { BarPlot } from './BarPlot.tsx';

const meta = preview.meta({
  component: BarPlot,
  args: {
    title: 'Bikes by brand',
    bars: [
      { label: 'Honda', value: 1200 },
      { label: 'Yamaha', value: 300 },
      { label: 'Royal Enfield', value: 0 },
    ],
    table: { open: 'Show as a table', label: 'Brand', value: 'Bikes' },
  },
});

/** The length of a bar is proportional to its number. A table has the same numbers. */
export const Default = meta.story({
  tags: ['R12.61'],
  play: async ({ canvas, canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('g')].map((group) => group.querySelectorAll('rect')[1]);
    await expect(bars.map((bar) => bar?.getAttribute('width'))).toEqual(['100%', '25%', '0%']);
    await userEvent.click(canvas.getByText('Show as a table'));
    const table = canvas.getByRole('table', { name: 'Bikes by brand' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.textContent)).toEqual(['Honda1,200', 'Yamaha300', 'Royal Enfield0']);
  },
});
