import { bikes } from '@second-gear/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { CompareTray } from './CompareTray.tsx';

const toChosen = ({ _id: id, bikeName: name }: { _id: string; bikeName: string }) => ({ id, name });
const four = [bikes.available, bikes.restored, bikes.longNamed, bikes.banglaNamed].map(toChosen);

const WithState = (args: ComponentProps<typeof CompareTray>) => {
  const [chosen, setChosen] = useState(args.bikes);
  return (
    <>
      <button type="button" style={{ marginBlockStart: '70rem' }}>
        The last button of the page
      </button>
      <CompareTray
        {...args}
        bikes={chosen}
        onRemove={(id) => setChosen(chosen.filter((bike) => bike.id !== id))}
        onClear={args.onClear}
      />
    </>
  );
};

const meta = preview.meta({
  component: CompareTray,
  args: { bikes: four.slice(0, 2), compareHref: '/compare?bikes=1.a,1.b', onRemove: fn(), onClear: fn() },
  render: (args) => <WithState {...args} />,
  parameters: { layout: 'fullscreen' },
});

/** The tray covers neither the element that has the focus nor the end of the page. */
export const TwoBikes = meta.story({
  tags: ['R10.76'],
  play: async ({ canvas, args }) => {
    const tray = canvas.getByRole('region', { name: 'Bikes to compare' });
    await expect(canvas.getByRole('link', { name: 'Compare 2' })).toHaveAttribute('href', args.compareHref);
    const last = canvas.getByRole('button', { name: 'The last button of the page' });
    await userEvent.tab();
    await expect(last).toHaveFocus();
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(tray.getBoundingClientRect().top),
    );
  },
});

export const BikeRemoved = meta.story({
  globals: { viewport: { value: 'wide' } },
  tags: ['R10.76'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Honda CB750 K2' }));
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 4 bikes chosen');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
