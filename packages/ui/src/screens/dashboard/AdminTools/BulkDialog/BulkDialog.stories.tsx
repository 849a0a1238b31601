import { buildUser, users } from '@second-gear/fixtures';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import type { BulkOutcome, BulkTask } from '../../../../admin/bulk/runBulk.ts';
import { storiesInFrames } from '../../../../testing/storiesInFrames.ts';
import { succeedingTask } from '../../../../testing/withTableView.tsx';
import { BulkDialog } from './BulkDialog.tsx';

const rows = Array.from({ length: 12 }, (_, index) =>
  buildUser({ name: `Seller number ${index + 1}`, email: `seller.${index + 1}@example.com`, role: 'seller' }),
);

const onClose = fn();

const meta = preview.meta({
  component: BulkDialog<(typeof rows)[number]>,
  parameters: storiesInFrames,
  args: {
    isOpen: true,
    kind: 'deleteSellers' as const,
    rows,
    task: succeedingTask,
    nameOf: ({ name }: { name: string }) => name,
    detailOf: ({ email }: { email: string }) => email,
    onClose,
  },
  beforeEach: () => {
    spyOn(window, 'addEventListener');
    spyOn(window, 'removeEventListener');
  },
});

/** A task with one outcome for each row, in the order of the rows. */
const taskWith = (...outcomes: BulkOutcome[]): BulkTask<(typeof rows)[number]> => ({
  send: async (row) => outcomes[rows.indexOf(row)] ?? { kind: 'done' },
  check: async (lost) => {
    if (lost.length > 0) throw new Error('The list cannot be read.');
    return new Map();
  },
});

/**
 * Whether the browser would ask the admin before it closes the page. It calls the listeners of the dialog with an event. An
 * event on the window would also reach MSW, which then responds to no more requests of this page.
 */
const asksBeforeClosing = () => {
  const listenersOf = ({ mock }: { mock: { calls: readonly (readonly unknown[])[] } }) =>
    mock.calls.filter(([type]) => type === 'beforeunload').map(([, listener]) => listener);
  const removed = listenersOf(mocked(window.removeEventListener));
  const added = listenersOf(mocked(window.addEventListener)).filter((listener) => !removed.includes(listener));
  const event = new Event('beforeunload', { cancelable: true });
  for (const listener of added) if (typeof listener === 'function') listener(event);
  return event.defaultPrevented;
};

const results = (dialog: HTMLElement) => within(dialog).getAllByRole('listitem');

export const Confirming = meta.story({
  tags: ['R12.37'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 12 sellers?' });
    await expect(results(dialog).map(({ textContent }) => textContent)).toEqual([
      ...[1, 2, 3, 4, 5].map((number) => `Seller number ${number}`),
      'and 7 more',
    ]);
    await expect(dialog).toHaveAccessibleDescription(/This cannot be undone\./);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancle' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** All names, also of sellers that the list above does not name. */
export const ReportedSellers = meta.story({
  tags: ['R12.37'],
  args: { kind: 'verifySellers', isReported: (row: { _id: string }) => [rows[0], rows[9]].some((one) => one === row) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Verify 12 sellers?' });
    await expect(dialog).toHaveAccessibleDescription(
      /and 7 more 2 of them have reported bikes: Seller number 1, ?Seller number 10 Their bikes get/,
    );
  },
});

const isSameUser = fn(() => true);

export const Running = meta.story({
  tags: ['R12.40'],
  args: { task: { ...succeedingTask, send: () => new Promise<BulkOutcome>(() => undefined), isSameUser } },
  play: async ({ args }) => {
    isSameUser.mockReturnValue(true);
    const dialog = await screen.findByRole('alertdialog');
    await expect(asksBeforeClosing()).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 12' }));
    await expect(dialog).toHaveAccessibleName('Deletion of 12 sellers');
    const progress = await within(dialog).findByRole('progressbar', { name: '0 of 12' });
    await waitFor(() => expect(progress).toBeVisible());
    await expect(asksBeforeClosing()).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
    await expect(within(dialog).getByRole('button', { name: /Stop/ })).toHaveAttribute('data-pending');
    // While the action is running, Esc does not close the dialog.
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    // The admin has logged out in another tab.
    isSameUser.mockReturnValue(false);
    await expect(asksBeforeClosing()).toBe(false);
  },
});

/** All kinds of results. Those for which the admin has to do something are first. A lost response is not a failure. */
export const EveryResult = meta.story({
  tags: ['R12.39', 'R12.41'],
  args: {
    kind: 'verifySellers',
    rows: rows.slice(0, 6),
    task: taskWith(
      { kind: 'done' },
      { kind: 'nothingToDo' },
      { kind: 'partlyDone' },
      { kind: 'unconfirmed' },
      { kind: 'failed', problem: 'Second Gear has a problem.' },
      { kind: 'notSent' },
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Verify 6 sellers?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verify 6' }));
    await expect(await within(dialog).findByRole('status')).toHaveTextContent(
      '1 failed, 1 could not be confirmed, 1 not sent, 1 partly done, 1 already done, 1 done',
    );
    await expect(results(dialog)[1]).toHaveTextContent('Seller number 4Could not be confirmed');
    // On a busy machine the button is not visible at once.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Check again' })).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Try failed ones again' })).toBeVisible();
  },
});

const sent = fn<(row: (typeof rows)[number]) => void>();

/** Only the failed request is sent again, and not those that were done or may have been done. */
export const TryTheFailedAgain = meta.story({
  tags: ['R12.42'],
  args: {
    rows: rows.slice(0, 4),
    task: {
      ...taskWith(),
      send: async (row) => {
        sent(row);
        if (row === rows[2]) return { kind: 'unconfirmed' };
        const isFirst = sent.mock.calls.filter(([one]) => one === row).length === 1;
        return row === rows[1] && isFirst
          ? { kind: 'failed', problem: 'Second Gear has a problem.' }
          : { kind: 'done' };
      },
    },
  },
  play: async () => {
    sent.mockClear();
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 4' }));
    await expect(await within(dialog).findByRole('status')).toHaveTextContent(
      '1 failed, 1 could not be confirmed, 2 done',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try failed ones again' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent('1 could not be confirmed, 3 done'),
    );
    await expect(sent.mock.calls.map(([row]) => rows.indexOf(row))).toEqual([0, 1, 2, 3, 1]);
  },
});

const namesakes = ['one', 'two', 'three'].map((id) => ({ ...users.rahim, _id: id, email: `${id}@example.com` }));

/** Sellers with the same name are told apart by their e-mail addresses. */
export const EqualNames = meta.story({
  tags: ['R12.41'],
  args: { rows: [...namesakes, ...rows.slice(0, 1)] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(results(dialog).map(({ textContent }) => textContent?.trim())).toEqual([
      ...namesakes.map(({ name, email }) => `${name} ${email}`),
      'Seller number 1',
    ]);
  },
});
