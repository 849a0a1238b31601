import { generateBikes } from '@second-gear/fixtures';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { BikeGrid } from './BikeGrid.tsx';

const bikes = generateBikes({ bikes: 300 });
const lists = {
  'Other bikes': bikes.slice(100, 140),
  'More bikes': bikes.slice(80, 140),
  'All bikes': bikes,
} as const;

/** For each new item: the number of items in the list after the commit that has added it. */
let sizes: number[] = [];

const Item = ({ name }: { name: string }) => {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    sizes.push(element.current?.closest('ul')?.childElementCount ?? 0);
  }, []);
  return <p ref={element}>{name}</p>;
};

/** A list that is replaced by another list, as when the user types into the search field. */
const ChangingGrid = () => {
  const [list, setList] = useState(() => bikes.slice(0, 40));
  return (
    <>
      {Object.entries(lists).map(([name, next]) => (
        <button key={name} type="button" onClick={() => setList(next)}>
          {name}
        </button>
      ))}
      <BikeGrid bikes={list} of={list}>
        {({ bikeName }) => <Item name={bikeName} />}
      </BikeGrid>
    </>
  );
};

const meta = preview.meta({ component: ChangingGrid });

/**
 * The items of a new list are rendered in small steps, because many cards in one task block the page. Items that are in both
 * lists stay.
 */
export const RendersANewListInSteps = meta.story({
  tags: ['no-screenshot'],
  parameters: { noScreenshot: 'It has only names of bikes, and no card.' },
  play: async ({ canvas, userEvent }) => {
    const press = async (name: keyof typeof lists, kept: number, count: number) => {
      sizes = [];
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
      // The first four items of a new list appear together, and then one in each step.
      const firstSize = kept === 0 ? 4 : kept + 1;
      const steps = Array.from({ length: count - firstSize + 1 }, (_, step) => firstSize + step);
      await expect([...new Set(sizes)]).toEqual(steps);
    };
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40));
    await press('Other bikes', 0, 40);
    const [first] = canvas.getAllByRole('listitem');
    await press('More bikes', 40, 60);
    await expect(first).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      lists['More bikes'].map(({ bikeName }) => bikeName),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'All bikes' }));
    await waitFor(() => expect(canvas.getByRole('list').lastElementChild).toHaveAttribute('aria-setsize', '300'));
    await press('Other bikes', 0, 40);
  },
});

const longList = Array.from({ length: 1_001 }, (_, index) => ({ _id: `${index}`, bikeName: `Bike ${index}` }));

/** Paper has a long list completely, up to 1,000 bikes. Above them it says how many of how many these are. */
export const Printed = meta.story({
  tags: ['F115', 'no-screenshot'],
  parameters: { noScreenshot: 'It has only names of bikes, and no card.' },
  render: () => (
    <BikeGrid bikes={longList} of={longList}>
      {({ bikeName }) => <Item name={bikeName} />}
    </BikeGrid>
  ),
  play: async ({ canvasElement, canvas }) => {
    const count = () => canvasElement.querySelectorAll('[data-index]').length;
    await expect(count()).toBeLessThan(200);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(count()).toBe(1_000);
    await expect(canvas.getByText('The first 1,000 of 1,001 are printed.')).toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await expect(count()).toBeLessThan(200);
  },
});
