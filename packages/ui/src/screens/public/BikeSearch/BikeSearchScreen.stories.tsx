import { emptyQuery, type SearchableBike, type SearchQuery } from '@second-gear/domain';
import { generateBikes, bikes as named, users } from '@second-gear/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Toasts } from '../../../components/feedback/Toasts/Toasts.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { BikeSearchScreen } from './BikeSearchScreen.tsx';

const brandNames: Readonly<Record<string, string>> = { 1: 'Honda', 2: 'Yamaha', 3: 'Royel Enfield' };

const searchable = (count: number): SearchableBike[] =>
  [...Object.values(named), ...generateBikes({ bikes: count })].map((bike) => ({
    ...bike,
    brandName: brandNames[bike.category_id] ?? '',
  }));

const someBikes = searchable(6);

/** Stores the query and passes it to the screen, as the route does. */
const WithQuery = (props: ComponentProps<typeof BikeSearchScreen>) => {
  const [query, setQuery] = useState(props.query);
  return (
    <BikeSearchScreen
      {...props}
      query={query}
      onQueryChange={(next, field) => {
        setQuery(next);
        props.onQueryChange(next, field);
      }}
    />
  );
};

const queryWith = (parts: Partial<SearchQuery>): SearchQuery => ({ ...emptyQuery, ...parts });

const meta = preview.meta({
  component: BikeSearchScreen,
  args: {
    state: 'ready' as const,
    bikes: someBikes,
    failedBrands: [],
    query: emptyQuery,
    onQueryChange: fn(),
    onCommit: fn(),
    viewer: 'buyer' as const,
    buyer: users.farhana,
    onBook: fn(async () => undefined),
    onReport: fn(async () => undefined),
    saved: { searches: [], isFull: false, onSave: fn(() => true), onOpen: fn(), onDelete: fn() },
  },
  render: (args) => <WithQuery {...args} />,
  parameters: inScreenLayout('/bikes', 'buyer'),
});

const largePhotos = { isOn: false, onChange: fn() };

const found = (canvasElement: HTMLElement) => within(canvasElement).getByText(/^[\d,]+ bikes? found$/);

/** The list changes while the user types. The Esc key and the clear button empty the field. */
export const Default = meta.story({
  tags: ['R10.01', 'R10.06', 'R10.23f'],
  args: { shown: { count: 24, onChange: () => {}, largePhotos } },
  play: async ({ args, canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'All bikes' });
    await expect(heading).toBeVisible();
    const middleOf = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    for (const part of [canvas.getByRole('status'), canvas.getByRole('button', { name: 'Large photos' })]) {
      await expect(Math.abs(middleOf(part) - middleOf(heading))).toBeLessThan(8);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Large photos', pressed: false }));
    await expect(largePhotos.onChange).toHaveBeenCalledWith(true);
    const all = `${someBikes.filter(({ soldOut }) => !soldOut).length} bikes found`;
    await expect(found(canvasElement)).toHaveTextContent(all);
    const field = canvas.getByRole('combobox', { name: 'Search bikes' });
    await userEvent.type(field, 'cb750');
    await waitFor(() => expect(found(canvasElement)).not.toHaveTextContent(all));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(queryWith({ text: 'cb750' }), 'text');
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(found(canvasElement)).toHaveTextContent(all));
    await userEvent.type(field, 'honda');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search field' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
});

/** On a phone the filters are in a dialog over the full height. When it closes, the focus returns to its button. */
export const FilterDialogOpen = meta.story({
  tags: ['R10.12', 'R10.15'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await step('each option has the number of bikes that are found with it', async () => {
      await expect(dialog.getByRole('checkbox', { name: 'Yamaha' })).toHaveAccessibleDescription(/^\d+ bikes?$/);
    });
    await step('a filter changes the list at once', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Yamaha' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Verified sellers only' }));
      await userEvent.click(await dialog.findByRole('button', { name: /^Show \d+ bikes?$/ }));
    });
    await step('the focus returns to the button when the dialog closes', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (2)' })).toHaveFocus());
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    await screen.findByRole('dialog', { name: 'Filters' });
  },
});

/** On a wide screen the filters are beside the list. The user types a price in any usual form, or uses the slider. */
export const PanelBesideTheList = meta.story({
  tags: ['R10.10', 'R10.11', 'R10.14'],
  globals: { viewport: { value: 'wide' } },
  play: async ({ args, canvas, step }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Filters' }));
    const price = within(panel.getByRole('group', { name: 'Price' }));
    await step('the price fields read Bangla digits and lakh', async () => {
      await userEvent.type(price.getByRole('textbox', { name: 'From' }), '৭০,০০০');
      // The field needs the keyboard with letters, because the user may type "lakh".
      await expect(price.getByRole('textbox', { name: 'To' })).toHaveAttribute('inputmode', 'text');
      await userEvent.type(price.getByRole('textbox', { name: 'To' }), '1.5 lakh');
      await expect(args.onQueryChange).toHaveBeenLastCalledWith(
        queryWith({ price: { from: 70_000, to: 150_000 } }),
        'price',
      );
      await userEvent.tab();
      await expect(price.getByRole('textbox', { name: 'To' })).toHaveValue('1,50,000');
      await expect(await canvas.findByRole('button', { name: 'Remove: 70,000 to 1,50,000' })).toBeVisible();
    });
    await step('the keyboard moves the thumb of the lower price', async () => {
      const lowest = price.getByRole('slider', { name: /Lowest price/ });
      lowest.focus();
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(price.getByRole('textbox', { name: 'From' })).toHaveValue(''));
    });
    await step('an error message says that a text is not a number', async () => {
      await userEvent.type(price.getByRole('textbox', { name: 'From' }), 'cheap');
      await expect(price.getByText('Enter a number, such as 150000 or 1.5 lakh.')).toBeVisible();
      await userEvent.clear(price.getByRole('textbox', { name: 'From' }));
    });
    await step('the location field finds a place that is not one of the most frequent places', async () => {
      const location = within(panel.getByRole('group', { name: 'Location' }));
      await userEvent.type(location.getByRole('textbox', { name: 'Find a place' }), 'agrabad');
      await userEvent.click(await location.findByRole('checkbox', { name: /Agrabad/ }));
      await expect(await canvas.findByRole('button', { name: /^Remove: in .*Agrabad/ })).toBeVisible();
    });
    await step('of two quick choices none is lost, and each is shown at once', async () => {
      const honda = panel.getByRole('checkbox', { name: 'Honda' });
      honda.click();
      const isShownAtOnce = honda.matches(':checked');
      panel.getByRole('checkbox', { name: 'Yamaha' }).click();
      await expect(isShownAtOnce).toBe(true);
      await expect(args.onQueryChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ brands: ['1', '2'] }),
        undefined,
      );
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove: Yamaha' })).toBeVisible());
      await expect(honda).toBeChecked();
    });
    // The accessibility check counts a chip behind the tools as too small.
    window.scrollTo(0, 0);
  },
});

/** Tab goes from the search field and the order to a link that skips the filters. The tools stay at the top of the window. */
export const ToolsBeforeFilters = meta.story({
  tags: ['R10.23d', 'R10.23e', 'no-screenshot'],
  globals: { viewport: { value: 'wide' } },
  args: { bikes: searchable(30) },
  parameters: { noScreenshot: 'The panel looks the same in PanelBesideTheList.' },
  render: function WithPhotos(args) {
    const [isOn, onChange] = useState(false);
    return <WithQuery {...args} shown={{ count: 24, onChange: () => {}, largePhotos: { isOn, onChange } }} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Search bikes' });
    field.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip the filters' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('complementary', { name: 'Filters' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Large photos', pressed: false }));
    await expect(canvasElement.querySelector('[data-photos=large] article')).not.toBeNull();
    canvas.getAllByRole('button', { name: 'Book Now' })[20]?.focus();
    const tools = () => canvasElement.querySelector('search')?.getBoundingClientRect();
    await waitFor(() => expect(tools()?.top).toBe(0));
    await expect(tools()?.height).toBeLessThanOrEqual(56);
    window.scrollTo(0, 0);
  },
});

/** The URL of the page can contain no more places. */
export const TooManyPlaces = meta.story({
  tags: ['F130'],
  globals: { viewport: { value: 'wide' } },
  args: { query: queryWith({ locations: Array.from({ length: 20 }, (_, at) => `Road ${at + 1}`) }) },
  render: (args) => (
    <>
      <WithQuery {...args} />
      <Toasts />
    </>
  ),
  play: async ({ args, canvas }) => {
    const location = within(canvas.getByRole('group', { name: 'Location' }));
    await userEvent.type(location.getByRole('textbox', { name: 'Find a place' }), 'agrabad');
    const agrabad = await location.findByRole('checkbox', { name: /Agrabad/ });
    await userEvent.click(agrabad);
    await expect(await screen.findByText(/^No more places or brands can be chosen/)).toBeVisible();
    await expect(agrabad).not.toBeChecked();
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
});

/** After the user has removed a filter, the focus moves to the next filter, and after the last one to the search field. */
export const WithFilters = meta.story({
  tags: ['R10.13', 'R10.22'],
  args: { query: queryWith({ text: 'honda', conditions: ['Good'], price: { from: null, to: 500_000 } }) },
  play: async ({ canvas }) => {
    const remove = (name: string) => canvas.findByRole('button', { name: `Remove: ${name}` });
    await userEvent.click(await remove('Good condition'));
    await waitFor(async () => expect(await remove('under 5,00,000')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await remove('Honda')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search bikes' })).toHaveFocus());
    await expect(canvas.queryByRole('list', { name: 'Active filters' })).toBeNull();
  },
});

/** Bikes without a readable price are last, under a heading of their own. */
export const SortedByPrice = meta.story({
  tags: ['R10.17', 'R10.18'],
  args: {
    bikes: [
      ...someBikes.slice(0, 4),
      {
        ...named.available,
        _id: 'on-request',
        bikeName: 'Honda on request',
        resaleValue: 'call me',
        brandName: 'Honda',
      },
    ] as SearchableBike[],
    query: queryWith({ sort: 'priceUp' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Price not given' })).toBeVisible();
    const cards = canvas.getAllByRole('article');
    await expect(cards.at(-1)).toHaveAccessibleName('Honda on request');
    await expect(cards[0]).toHaveAccessibleName('Honda CD 70');
  },
});

/** The page suggests which filter to remove, and says how many bikes are found without it. */
export const NothingFound = meta.story({
  tags: ['R10.16'],
  args: { query: queryWith({ brands: ['1'], price: { from: null, to: 1000 } }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No bikes found' })).toBeVisible();
    await expect(canvas.getByText('Searched for: Honda, under 1,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove under 1,000: \d+ bikes$/ }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(queryWith({ brands: ['1'] }), undefined);
  },
});

/** No bike costs as little as the text says. One press searches with the nearest price, or without a part of the text. */
export const TooCheap = meta.story({
  tags: ['R10.16', 'R10.16j'],
  args: { query: queryWith({ text: 'honda under 500 tk' }) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No bikes found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Remove up to 500 BDT: \d+ bikes$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^See the lowest price of “honda”: [\d,]+ BDT$/ }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      queryWith({ text: expect.stringMatching(/^honda up to [\d,]+ BDT$/) }),
      undefined,
    );
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
  },
});

/** Bikes that lack a word follow under a heading that names it. The words of a bike that match the search are marked. */
export const SomeWordsMatch = meta.story({
  tags: ['R10.08', 'R10.16j'],
  args: {
    bikes: [
      ...someBikes,
      { ...named.available, _id: 'f'.repeat(24), brandName: 'Honda', sellerName: 'Description House' },
    ],
    query: queryWith({ text: 'honda zebra' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /^Bikes that do not match “zebra”/ })).toBeVisible();
    const near = canvasElement.querySelector<HTMLElement>('[data-matches="some"]');
    await expect(within(near as HTMLElement).getAllByRole('article').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('button', { name: /^Remove “zebra”: \d+ bikes$/ })).toBeVisible();
    const marked = () => [...(CSS.highlights.get('search-matches') ?? [])].map(String);
    await waitFor(() => expect(marked()).toContain('Honda'));
    // The app's own word before the text of each card is not marked.
    await userEvent.clear(canvas.getByRole('combobox', { name: 'Search bikes' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search bikes' }), 'description');
    await waitFor(() => expect(marked()).toEqual(['Description']));
  },
});

/** What was understood is shown and announced, and each part is removed with one key. The words can be searched as they are. */
export const Understood = meta.story({
  tags: ['R10.06b', 'R10.16i', 'R10.17b', 'R10.22'],
  args: { query: queryWith({ text: 'used honda or yamaha under 5 lakh' }) },
  play: async ({ args, canvas }) => {
    const remove = (name: string) => canvas.findByRole('button', { name: `Remove: ${name}` });
    await remove('or Yamaha');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      /^\d+ bikes found: Honda, or Yamaha, up to 5,00,000 BDT$/,
    );
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');
    await userEvent.click(canvas.getByRole('button', { name: 'Search for exactly these words' }));
    await remove('“used honda or yamaha under 5 lakh”');
    await userEvent.click(await canvas.findByRole('button', { name: 'Search for what the words mean' }));
    (await remove('Honda')).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      queryWith({ text: 'used or yamaha under 5 lakh' }),
      undefined,
    );
    await waitFor(async () => expect(await remove('Yamaha')).toHaveFocus());
  },
});

/** The arrows choose a suggestion. Enter alone searches for the text of the user, and a composed letter chooses nothing. */
export const Suggestions = meta.story({
  tags: ['R10.06c'],
  args: { recent: ['yamaha mirpur'], onSearched: fn() },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Search bikes' });
    await step('the last searches are suggested before the user types', async () => {
      await userEvent.click(field);
      await userEvent.click(await canvas.findByRole('option', { name: /^yamaha mirpur/ }));
      await expect(field).toHaveValue('yamaha mirpur');
      await expect(args.onSearched).toHaveBeenLastCalledWith('yamaha mirpur');
    });
    await step('Enter in the middle of a composition does nothing', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'hon');
      await canvas.findByRole('listbox', { name: 'Suggestions' });
      const composing = { key: 'Enter', isComposing: true, bubbles: true };
      field.dispatchEvent(new KeyboardEvent('keydown', composing));
      await expect(args.onSearched).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('listbox')).toBeVisible();
    });
    await step('Enter without an arrow searches for the typed text, and closes the list', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSearched).toHaveBeenLastCalledWith('hon');
      await expect(field).toHaveValue('hon');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveFocus();
    });
    await step('Esc closes the list, and keeps the text', async () => {
      await userEvent.type(field, 'd');
      await canvas.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveValue('hond');
    });
    await step('an arrow and Enter choose a suggestion', async () => {
      await userEvent.type(field, 'a mir');
      await canvas.findByRole('option', { name: /^honda Mirpur/ });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(field).toHaveValue('honda Mirpur'));
      await expect(args.onSearched).toHaveBeenLastCalledWith('honda Mirpur');
    });
    await userEvent.type(field, ' yam');
    await canvas.findByRole('listbox');
  },
});

const failedBrand = (id: string, name: string) => ({
  id,
  name,
  problem: 'Second Gear could not be reached.',
  isRetrying: false,
  retry: fn(),
});

/** If the bikes of one brand cannot be loaded, the page shows those of the other brands. */
export const OneBrandFailed = meta.story({
  tags: ['F1', 'R10.04'],
  args: {
    bikes: someBikes.filter(({ category_id }) => category_id !== '2'),
    failedBrands: [failedBrand('2', 'Yamaha')],
  },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The Yamaha bikes did not load.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.failedBrands[0]?.retry).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(3);
  },
});

export const AllBrandsFailed = meta.story({
  tags: ['F1', 'R10.05'],
  args: {
    state: 'failed',
    bikes: [],
    failedBrands: [failedBrand('1', 'Honda'), failedBrand('2', 'Yamaha')],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The bikes did not load' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    for (const { retry } of args.failedBrands) await expect(retry).toHaveBeenCalledOnce();
  },
});

/** The user can use the search tools while the bikes are loading. */
export const Loading = meta.story({
  args: { state: 'loading', bikes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the bikes' })).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search bikes' }), 'rx');
    await expect(canvas.getByRole('combobox', { name: 'Search bikes' })).toHaveValue('rx');
  },
});

export const NoBikes = meta.story({
  args: { bikes: [] },
});

/** Each saved search says how many bikes were posted since the user last opened it. */
export const SavedSearches = meta.story({
  tags: ['R10.24', 'R10.25'],
  args: {
    query: queryWith({ brands: ['2'] }),
    saved: {
      searches: [
        {
          id: 'a',
          name: 'Honda for the weekend, with a very long name that does not fit on one line of a small phone',
          query: queryWith({ brands: ['1'] }),
          href: '/bikes?brand=1',
          seenAt: Date.parse('2026-10-29T12:00:00.000Z'),
        },
        { id: 'b', name: 'Enfield', query: queryWith({ brands: ['3'] }), href: '/bikes?brand=3', seenAt: 4e12 },
      ],
      isFull: false,
      onSave: fn(() => true),
      onOpen: fn(),
      onDelete: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Saved searches (2)'));
    const list = within(canvas.getByRole('list', { name: 'Saved searches' }));
    await expect(
      list.getByRole('link', { name: /^Honda for the weekend.*2 new since your last visit$/ }),
    ).toBeVisible();
    await expect(list.getByRole('link', { name: 'Enfield' })).toHaveAttribute('href', '/bikes?brand=3');
    await userEvent.click(list.getByRole('button', { name: 'Delete the saved search Enfield' }));
    await expect(args.saved?.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'b' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save search' }));
    const name = await screen.findByRole('textbox', { name: 'Name of the search' });
    await expect(name).toHaveValue('Yamaha');
    await userEvent.keyboard('{Enter}');
    await expect(args.saved?.onSave).toHaveBeenCalledWith('Yamaha');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The browser does not store the search. The suggested name of a long query is cut to the length of the field. */
export const SearchNotSaved = meta.story({
  tags: ['F80', 'F81'],
  args: {
    query: queryWith({ text: 'Honda '.repeat(30).trim() }),
    saved: { searches: [], isFull: false, onSave: fn(() => false), onOpen: fn(), onDelete: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save search' }, { timeout: 10_000 }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the search' });
    await expect(name.value).toMatch(/^.{99}…$/);
    await userEvent.keyboard('{Enter}');
    await expect(args.saved?.onSave).toHaveBeenCalledOnce();
    await expect(name).toHaveAccessibleDescription(/could not be saved/);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
