import { emptyQuery, type SearchableBike, splitMatches } from '@second-gear/domain';
import { bikes, generateBikes } from '@second-gear/fixtures';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useBikeSearch } from '../../../search/useBikeSearch.ts';

const named = [bikes.available, bikes.restored, bikes.withoutYear, bikes.inFairCondition, bikes.soldOut].map(
  (bike): SearchableBike => ({ ...bike, brandName: 'Honda' }),
);
const added: SearchableBike = { ...bikes.available, _id: 'added', bikeName: 'Honda CD 100', brandName: 'Honda' };
const many = generateBikes({ bikes: 500 }).map((bike): SearchableBike => ({ ...bike, brandName: 'Brand' }));

/**
 * A minimal page for the hook: a text field, and the names of the bikes that are found, with the matching words in
 * brackets.
 */
const PlainSearch = ({ list }: { list: readonly SearchableBike[] }) => {
  const [text, setText] = useState('');
  const [withAdded, setWithAdded] = useState(list);
  const { bikes: found, matchesOf, isIndexing } = useBikeSearch(withAdded, { ...emptyQuery, text });
  const markedName = (bike: SearchableBike) =>
    splitMatches(bike.bikeName, matchesOf(bike)).map((part) => (part.isMatch ? `[${part.text}]` : part.text));
  return (
    <>
      <input
        style={{ boxSizing: 'border-box', inlineSize: '100%' }}
        aria-label="Search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" onClick={() => setWithAdded([...list, added])}>
        Add
      </button>
      <output aria-busy={isIndexing}>{found.slice(0, 20).flatMap(markedName).join('') || 'None'}</output>
    </>
  );
};

const meta = preview.meta({
  component: PlainSearch,
  args: { list: named },
  argTypes: { list: { description: 'The bikes in which the hook searches.' } },
});

/** The result changes with the text, tolerates a typing error, and contains no sold bike. */
export const Typing = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Search' });
    const result = canvas.getByRole('status');
    await expect(result).toHaveTextContent('Honda CG125Honda CB750 K2Honda CB400 FourHonda CD 70');
    await userEvent.type(field, 'cg');
    await waitFor(() => expect(result).toHaveTextContent(/^Honda \[CG\]125$/));
    await expect(result).toHaveAttribute('aria-busy', 'false');
    await userEvent.clear(field);
    await userEvent.type(field, 'hnoda fuor');
    // The description of the first bike has the word 'four'.
    await waitFor(() => expect(result).toHaveTextContent(/^\[Honda\] CB400 \[Four\]\[Honda\] CB750 K2$/));
    await userEvent.clear(field);
    await userEvent.type(field, 'H100S');
    await waitFor(() => expect(result).toHaveTextContent(/^None$/));
    await userEvent.clear(field);
    await waitFor(() => expect(result).toHaveTextContent('Honda CG125Honda CB750 K2Honda CB400 FourHonda CD 70'));
  },
});

/** Bikes that load after the user has typed are found too. */
export const BikesAddedLater = meta.story({
  play: async ({ canvas }) => {
    const result = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'cd');
    await waitFor(() => expect(result).toHaveTextContent(/^Honda \[CD\] 70$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(result).toHaveTextContent('Honda [CD] 100'));
  },
});

/** While many bikes are being indexed the user can type, and no letter is lost. */
export const TypingWhileIndexing = meta.story({
  args: { list: [...many, added] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Search' });
    const result = canvas.getByRole('status');
    await userEvent.type(field, 'cd 100 dhanmondi');
    await expect(field).toHaveValue('cd 100 dhanmondi');
    await waitFor(() => expect(result).toHaveTextContent(/\[CD\] \[100\]/));
    await expect(result).toHaveAttribute('aria-busy', 'false');
  },
});
