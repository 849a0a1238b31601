import { bikes, users } from '@second-gear/fixtures';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../../testing/screenLayout.tsx';
import { succeedingTask, viewArgs, withTableView } from '../../../../testing/withTableView.tsx';
import { AllSellersScreen } from '../../AllSellers/AllSellersScreen.tsx';

const sellers = [users.rahim, users.nusrat, users.shahriar, users.tanvir, users.sadia, users.karim];

/** The tools that all tables of the admin have. These stories show them with the table of the sellers. */
const meta = preview.meta({
  component: AllSellersScreen,
  decorators: [withTableView],
  args: {
    sellers: { state: 'ready' as const, data: sellers },
    bikes: { state: 'ready' as const, data: [] },
    bikesHref: () => '/bikes',
    reports: { state: 'ready' as const, data: [] },
    reportsHref: '/dashboard/report',
    onVerify: fn(async () => undefined),
    pendingVerifications: [],
    onRetryVerification: fn(async () => undefined),
    onDelete: fn(async () => undefined),
    deleteTask: succeedingTask,
    verifyTask: succeedingTask,
    ...viewArgs,
  },
  parameters: inScreenLayout('/dashboard/allseller', 'admin'),
});

type Canvas = ReturnType<typeof within>;

const shownNames = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map(({ textContent }: HTMLElement) => (textContent ?? '').trim());

export const Search = meta.story({
  tags: ['R12.30', 'R12.33'],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the table' });
    await step('the search finds words in any order, in name or e-mail address, in upper or lower case', async () => {
      await userEvent.type(field, 'UDDIN rahim');
      await waitFor(() => expect(shownNames(canvas)).toEqual([users.rahim.name]));
      await expect(canvas.getByRole('status')).toHaveTextContent('1 of 6 rows');
    });
    await step('the clear button shows all rows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
      await waitFor(() => expect(shownNames(canvas)).toHaveLength(6));
      await expect(canvas.getByRole('status')).toHaveTextContent('6 rows');
    });
  },
});

export const Filtered = meta.story({
  tags: ['R12.32'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Verification' }), 'Not verified');
    await waitFor(() => expect(shownNames(canvas).sort()).toEqual([users.nusrat.name, users.sadia.name].sort()));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      text: '',
      sort: null,
      filters: { verified: 'no' },
      page: 1,
    });
    // The number beside the heading is still that of all rows.
    await expect(canvas.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('All Seller6');
  },
});

export const NothingFound = meta.story({
  tags: ['R12.34'],
  args: { view: { text: 'zzz', sort: null, filters: { verified: 'no' }, page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Search without filters/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(6));
  },
});

/** The word finds a seller whom the filter hides. */
export const HiddenByFilter = meta.story({
  tags: ['R12.34'],
  args: { view: { text: users.rahim.name, sort: null, filters: { verified: 'no' }, page: 1 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search without filters: 1 row' }));
    await waitFor(() => expect(shownNames(canvas)).toEqual([users.rahim.name]));
    await expect(canvas.getByRole('searchbox')).toHaveValue(users.rahim.name);
  },
});

export const SortedByHeader = meta.story({
  tags: ['R12.31'],
  args: { sellers: { state: 'ready', data: [{ ...users.sadia, _id: 'f'.repeat(24), name: '' }, ...sellers] } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(header).not.toHaveAttribute('aria-sort');
    // The rows of a table are rendered in several steps.
    await waitFor(() => expect(shownNames(canvas)).toHaveLength(7));
    const newestFirst = shownNames(canvas);
    const sorted = sellers.map(({ name }) => name).toSorted(new Intl.Collator('en').compare);
    await userEvent.click(within(header).getByRole('button', { name: 'Name' }));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(shownNames(canvas)).toEqual([...sorted, 'Not Found']);
    await userEvent.click(within(header).getByRole('button', { name: 'Name' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(shownNames(canvas)).toEqual([...sorted.toReversed(), 'Not Found']);
    await userEvent.click(within(header).getByRole('button', { name: 'Name' }));
    await expect(header).not.toHaveAttribute('aria-sort');
    await expect(shownNames(canvas)).toEqual(newestFirst);
    const startOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
    const number = canvas.getByRole('cell', { name: /(^|\D)1$/ }).querySelector('div');
    await expect(startOf(canvas.getByText('No.'))).toBeCloseTo(startOf(number) ?? 0, 0);
    // The arrow of the column has room beside its label.
    await expect(canvas.getByText('No.').offsetHeight).toBe(canvas.getByText('Role').offsetHeight);
    const sortable = ['No.', 'Email', 'Role', 'Status'];
    for (const name of sortable) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});

/** Scrolls to the end of the page, where the bar of the selected rows covers no row in the screenshot. */
const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

export const Selected = meta.story({
  tags: ['R12.36'],
  play: async ({ canvas, step }) => {
    const boxes = () => within(canvas.getByRole('table')).getAllByRole<HTMLInputElement>('checkbox');
    const checked = () => boxes().map((box) => box.checked);
    const selectAll = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 6 found' });
    await step('with the Shift key, a click selects all rows from the last selected one', async () => {
      const [, second, , fourth] = boxes();
      if (!second || !fourth) throw new Error('There are fewer than four rows.');
      await userEvent.click(second);
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(fourth);
      await user.keyboard('{/Shift}');
      await expect(checked()).toEqual([false, true, true, true, false, false]);
      await expect(selectAll.indeterminate).toBe(true);
    });
    await step('the checkbox above the table selects and unselects all rows that are found', async () => {
      await userEvent.click(selectAll);
      await expect(checked()).toEqual(Array(6).fill(true));
      await userEvent.click(selectAll);
      await expect(checked()).toEqual(Array(6).fill(false));
    });
    await step('a row stays selected while the search hides it', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${users.rahim.name}` }));
      const field = canvas.getByRole('searchbox');
      await userEvent.type(field, 'nusrat');
      await waitFor(() => expect(checked()).toEqual([false]));
      await userEvent.clear(field);
      await waitFor(() => expect(checked().filter(Boolean)).toHaveLength(1));
    });
    await step('while the dialog of an action is open, the bar is not visible', async () => {
      const opener = within(canvas.getByRole('region', { name: 'Selected rows' })).getByRole('button', {
        name: 'Delete',
      });
      await userEvent.click(opener);
      await screen.findByRole('alertdialog');
      await expect(opener).not.toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('the table gets the focus of a button that the remaining rows do not need', async () => {
      await userEvent.click(selectAll);
      await userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Verify 2' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.getByRole('region', { name: 'All Seller' })).toHaveFocus());
    });
    scrollToEnd();
  },
});

export const Shortcuts = meta.story({
  tags: ['R12.47', 'R12.48'],
  play: async ({ canvas, step }) => {
    const section = canvas.getByRole('region', { name: 'All Seller' });
    section.focus();
    const boxes = within(canvas.getByRole('table')).getAllByRole('checkbox');
    await step('j and k move the focus to the next and the previous row, and x selects a row', async () => {
      await userEvent.keyboard('jj');
      await expect(boxes[1]).toHaveFocus();
      await userEvent.keyboard('x');
      await expect(boxes[1]).toBeChecked();
      await userEvent.keyboard('k');
      await expect(boxes[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(boxes[1]).toHaveFocus();
    });
    await step('/ moves the focus to the search field, where the keys have no other function', async () => {
      await userEvent.keyboard('/');
      const field = canvas.getByRole('searchbox');
      await expect(field).toHaveFocus();
      await userEvent.keyboard('jx/?');
      await expect(field).toHaveValue('jx/?');
      await userEvent.clear(field);
    });
    await step('? opens the list of the shortcuts', async () => {
      section.focus();
      await userEvent.keyboard('?');
      const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(within(dialog).getAllByRole('row')).toHaveLength(6);
      await userEvent.keyboard('j');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    scrollToEnd();
  },
});

/** The exported file has the rows that the table shows, in the same order, and the columns without the actions. */
export const Exported = meta.story({
  tags: ['R12.44', 'R12.46'],
  args: {
    sellers: { state: 'ready', data: [users.rahim, users.nusrat, users.sadia] },
    bikes: { state: 'ready', data: [{ ...bikes.reported, email: users.nusrat.email }] },
    reports: { state: 'ready', data: [{ ...bikes.reported, email: users.nusrat.email }] },
    view: { text: '', sort: { column: 'name', direction: 'descending' }, filters: { verified: 'no' }, page: 1 },
  },
  play: async ({ canvas }) => {
    const createUrl = spyOn(URL, 'createObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: /^Export \d+ rows as CSV$/ }));
    const file = createUrl.mock.calls[0]?.[0];
    createUrl.mockRestore();
    click.mockRestore();
    if (!(file instanceof Blob)) throw new Error('No file was exported.');
    const [header, ...rows] = (await file.text()).split('\r\n');
    await expect(header).toMatch(/"No\.","Name","Email","Role","Status","For sale","Sold","Reports"$/);
    await expect(rows).toEqual([
      expect.stringMatching(/^"\d","Sadia Rahman",".+@.+","Seller","Not verified","0","0","0"$/),
      expect.stringMatching(/^"\d","Nusrat Jahan",".+@.+","Seller","Not verified","1","0","1"$/),
      '',
    ]);
  },
});
