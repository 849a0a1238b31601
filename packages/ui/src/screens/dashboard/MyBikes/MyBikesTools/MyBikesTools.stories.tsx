import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { defaultView } from '../../../../selling/myBikes.ts';
import { MyBikesTools } from './MyBikesTools.tsx';

const meta = preview.meta({
  component: MyBikesTools,
  args: {
    view: defaultView,
    onViewChange: fn(),
    totals: {
      counts: { all: 12, available: 9, advertised: 3, sold: 3 },
      forSale: 1_245_000,
      sold: 265_000,
      withoutPrice: 0,
    },
  },
  render: function KeepsItsView({ onViewChange, ...props }) {
    const [view, setView] = useState(props.view);
    return (
      <MyBikesTools
        {...props}
        view={view}
        onViewChange={(next) => {
          setView(next);
          onViewChange(next);
        }}
      />
    );
  },
});

export const Default = meta.story({
  tags: ['R12.20', 'R12.21', 'R12.22'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'All 12' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sold 3' }));
    await expect(canvas.getByRole('button', { name: 'Sold 3' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search your bikes' }), 'cg 125');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      tab: 'sold',
      text: 'cg 125',
      order: 'cheapest',
      page: 1,
    });
    await expect(canvas.getByText('For sale').closest('div')).toHaveTextContent('1245000 BDT');
  },
});

export const BikesWithoutPrice = meta.story({
  args: {
    totals: { counts: { all: 5, available: 5, advertised: 0, sold: 0 }, forSale: 95_000, sold: 0, withoutPrice: 2 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 bikes not counted: their prices are not numbers')).toBeVisible();
  },
});
