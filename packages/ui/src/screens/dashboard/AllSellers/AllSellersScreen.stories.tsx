import type { User } from '@second-gear/contract';
import { users } from '@second-gear/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { succeedingTask, viewArgs, withTableView } from '../../../testing/withTableView.tsx';
import { AllSellersScreen } from './AllSellersScreen.tsx';

const onVerify = fn<(seller: User) => Promise<void>>(async () => undefined);
const onDelete = fn<(seller: User) => Promise<void>>(async () => undefined);

const args: ComponentProps<typeof AllSellersScreen> = {
  sellers: {
    state: 'ready',
    data: [users.rahim, users.nusrat, users.shahriar, users.tanvir, users.sadia, users.karim],
  },
  onVerify,
  onDelete,
  deleteTask: succeedingTask,
  verifyTask: succeedingTask,
  ...viewArgs,
};

const meta = preview.meta({
  component: AllSellersScreen,
  args,
  decorators: [withTableView],
  parameters: inScreenLayout('/dashboard/allseller', 'admin'),
});

/** The columns are Index, Name, Email, Role, Status, Action (docs/requirements.md §2). */
export const Default = meta.story({
  tags: ['R2.112'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'All Seller' });
    const headings = within(table).getAllByRole('columnheader', { hidden: true });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'No.',
      'Name',
      'Email',
      'Role',
      'Status',
      'Action',
    ]);
    // The table measures itself before it renders the rows that the window shows.
    await waitFor(() => expect(canvas.getAllByText('Verified')).toHaveLength(4));
    await expect(canvas.getAllByRole('button', { name: 'make verified' })).toHaveLength(2);
  },
});

export const Verified = meta.story({
  tags: ['R2.113', 'R4.02'],
  args: { sellers: { state: 'ready', data: [users.rahim] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByText('Verified').previousElementSibling).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'make verified' })).toBeNull();
  },
});

/**
 * If a seller is verified but the seller's bikes are not marked yet, the row has a message and a retry button (failure
 * mode X6).
 */
export const PartlyVerified = meta.story({
  args: { pendingVerifications: [users.rahim._id], onRetryVerification: fn(async () => undefined) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not on their bikes yet')).toBeVisible();
    const retryButton = canvas.getByRole('button', { name: 'Try again' });
    await expect(retryButton).toHaveAccessibleDescription(users.rahim.name);
    await userEvent.click(retryButton);
    await expect(args.onRetryVerification).toHaveBeenCalledOnce();
    await expect(args.onRetryVerification).toHaveBeenCalledWith(users.rahim);
  },
});

export const Unverified = meta.story({
  tags: ['R2.114'],
  args: { sellers: { state: 'ready', data: [users.nusrat] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'make verified' })).toHaveAccessibleDescription('Nusrat Jahan');
    await expect(canvas.queryByText('Verified')).toBeNull();
  },
});

/** While one seller is being verified, the admin can verify another one. */
export const Verifying = meta.story({
  args: { onVerify: fn<(seller: User) => Promise<void>>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas }) => {
    // The rows of a table are rendered in several steps.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'make verified' }).length).toBeGreaterThan(1));
    const [nusrat, sadia] = canvas.getAllByRole('button', { name: 'make verified' });
    if (!nusrat || !sadia) throw new Error('Two sellers are not verified.');
    await userEvent.click(nusrat);
    await userEvent.click(nusrat);
    await expect(args.onVerify).toHaveBeenCalledOnce();
    await expect(args.onVerify).toHaveBeenCalledWith(users.nusrat);
    await expect(nusrat).toHaveAttribute('data-pending');
    await userEvent.click(sadia);
    await expect(args.onVerify).toHaveBeenLastCalledWith(users.sadia);
  },
});

/**
 * After the verification the text 'Verified' replaces the button and gets the focus of the button. So the next press of Tab
 * moves the focus to another element of the same row.
 */
export const VerifiedByKeyboardOnly = meta.story({
  args: { sellers: { state: 'ready', data: [users.rahim, users.nusrat] } },
  render: function UpdatesVerified(props) {
    const [sellers, setSellers] = useState(props.sellers);
    const verify = async (seller: User) => {
      await props.onVerify(seller);
      setSellers({ state: 'ready', data: [users.rahim, { ...users.nusrat, isVerified: true }] });
    };
    return <AllSellersScreen {...props} sellers={sellers} onVerify={verify} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'make verified' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByText('Verified')).toHaveLength(2));
    await expect(document.activeElement).toHaveTextContent('Verified');
    await userEvent.tab();
    const last = canvas.getAllByRole('button', { name: 'Delete' })[1];
    await expect(last).toHaveFocus();
  },
});

export const Deleted = meta.story({
  tags: ['R2.115'],
  args: { sellers: { state: 'ready', data: [users.rahim, users.nusrat] } },
  render: function RemovesDeleted(props) {
    const [sellers, setSellers] = useState(props.sellers);
    const remove = async (seller: User) => {
      await props.onDelete(seller);
      setSellers({ state: 'ready', data: [users.rahim] });
    };
    return <AllSellersScreen {...props} sellers={sellers} onDelete={remove} />;
  },
  play: async ({ args, canvas }) => {
    const nusrat = canvas.getAllByRole('button', { name: 'Delete' })[1];
    if (!nusrat) throw new Error('There is no second seller.');
    await userEvent.click(nusrat);
    const dialog = await screen.findByRole('alertdialog', { name: 'Are You sure You to delete?' });
    await expect(dialog).toHaveAccessibleDescription('If You delete Nusrat Jahan ,It can not be undo');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(users.nusrat);
    await expect(canvas.queryByText('Nusrat Jahan')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'All Seller' })).toHaveFocus());
  },
});

export const Loading = meta.story({
  args: { sellers: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Loading the sellers');
  },
});

export const Empty = meta.story({
  args: { sellers: { state: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No sellers yet' })).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { sellers: { state: 'failed', problem: 'Second Gear could not be reached.', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Second Gear could not be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

const longEmail = `${'mohammad.shahriar.kabir.'.repeat(4)}@gmail.example`;

export const LongWords = meta.story({
  args: {
    sellers: {
      state: 'ready',
      data: [
        { ...users.shahriar, email: longEmail },
        { ...users.nusrat, name: 'W'.repeat(10000) },
        { ...users.sadia, name: '', role: undefined },
        users.karim,
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const right = canvasElement.getBoundingClientRect().right;
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
});

/** On a card the buttons are side by side at the lower edge. */
export const OnASmallPhone = meta.story({
  args: { sellers: { state: 'ready', data: [users.nusrat] } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const [verify, remove] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(verify?.bottom).toBe(remove?.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
