import type { User } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { empty, failed, loading } from '../../../testing/dataStates.ts';
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
  bikes: {
    state: 'ready',
    data: [
      { ...bikes.available, email: users.nusrat.email.toUpperCase() },
      { ...bikes.soldOut, email: users.nusrat.email },
      bikes.available,
    ],
  },
  bikesHref: ({ name }) => `/bikes?q=${name}`,
  reports: { state: 'ready', data: [{ ...bikes.reported, email: users.nusrat.email }] },
  reportsHref: '/dashboard/report',
  onVerify,
  pendingVerifications: [],
  onRetryVerification: fn(async () => undefined),
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

/** As the app does, it shows the seller as verified after the verification. */
const UpdatesVerified = (props: ComponentProps<typeof AllSellersScreen>) => {
  const [sellers, setSellers] = useState(props.sellers);
  const verify = async (seller: User) => {
    await props.onVerify(seller);
    setSellers({ state: 'ready', data: [users.rahim, { ...users.nusrat, isVerified: true }] });
  };
  return <AllSellersScreen {...props} sellers={sellers} onVerify={verify} />;
};

export const Default = meta.story({
  tags: ['R2.112', 'R2.113', 'R2.114', 'R2.115', 'R4.02', 'R12.62b', 'R12.62c'],
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
    await expect(canvas.getAllByText('Verified')[0]?.previousElementSibling).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Delete' })).toHaveLength(6);
    const unverified = canvas.getAllByRole('button', { name: 'make verified' });
    await expect(unverified).toHaveLength(2);
    await expect(unverified[0]).toHaveAccessibleDescription('Nusrat Jahan');
    const reported = canvas.getByRole('link', { name: '1 report' });
    await expect(reported.closest('[role="row"]')).toHaveTextContent('Nusrat Jahan');
    await expect(reported).toHaveAttribute('href', '/dashboard/report?q=nusrat.jahan%40example.com');
    const ofNusrat = canvas.getByRole('link', { name: '1 for sale, 1 sold' });
    await expect(ofNusrat).toHaveAttribute('href', '/bikes?q=Nusrat Jahan');
    await expect(canvas.getAllByText('No bikes')).toHaveLength(4);
  },
});

/** Without the bikes and the reports the page says so, and everything else works. */
export const BikesNotLoaded = meta.story({
  tags: ['no-screenshot'],
  parameters: { noScreenshot: 'The message is the one of other stories.' },
  args: { bikes: failed, reports: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The bikes did not load.')).toBeVisible();
    await expect(canvas.getByText('The reports did not load.')).toBeVisible();
    await expect(canvas.queryByText('No bikes')).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Delete' })).toHaveLength(6));
  },
});

/**
 * If a seller is verified but the seller's bikes are not marked yet, the row has a message and a retry button (failure
 * mode X6).
 */
export const PartlyVerified = meta.story({
  args: { pendingVerifications: [users.rahim._id] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Badge not on bikes yet')).toBeVisible();
    const retryButton = canvas.getByRole('button', { name: 'Try again' });
    await expect(retryButton).toHaveAccessibleDescription(users.rahim.name);
    await userEvent.click(retryButton);
    await expect(args.onRetryVerification).toHaveBeenCalledOnce();
    await expect(args.onRetryVerification).toHaveBeenCalledWith(users.rahim);
  },
});

/** A verification cannot be undone, so the button asks first if bikes of the seller are reported. */
export const ReportedSeller = meta.story({
  tags: ['R2.114b'],
  render: UpdatesVerified,
  args: { sellers: { state: 'ready', data: [users.rahim, users.nusrat] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'make verified' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Verify this seller?' });
    await expect(dialog).toHaveAccessibleDescription(
      'Nusrat Jahan has 1 reported bike. A verification cannot be undone.',
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancle' })).toHaveFocus());
    await expect(args.onVerify).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'make verified' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onVerify).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Verified'));
  },
});

/** The confirmation says what stays. */
export const Deleting = meta.story({
  tags: ['R12.37b', 'no-screenshot'],
  parameters: { noScreenshot: 'The dialog is the one of other stories.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Their bikes stay in the lists\.$/,
    );
  },
});

/**
 * After the verification the text 'Verified' replaces the button and gets the focus of the button. So the next press of Tab
 * moves the focus to another element of the same row, which stays in its place although the filter excludes it.
 */
export const VerifiedByKeyboardOnly = meta.story({
  tags: ['R12.32b'],
  args: {
    sellers: { state: 'ready', data: [users.rahim, users.nusrat] },
    reports: { state: 'ready', data: [] },
    view: { ...viewArgs.view, filters: { verified: 'no' } },
  },
  render: UpdatesVerified,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'make verified' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Verified'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
});

/** The list of the sellers to verify is empty because the work is done. */
export const AllVerified = meta.story({
  tags: ['R12.34'],
  args: {
    sellers: { state: 'ready', data: [users.rahim, users.tanvir].map((user) => ({ ...user, isVerified: true })) },
    view: { ...viewArgs.view, filters: { verified: 'no' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'All sellers are verified' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Export/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all sellers' }));
    await waitFor(() => expect(canvas.getAllByText('Verified')).toHaveLength(2));
  },
});

export const Loading = meta.story({ args: { sellers: loading } });

export const Empty = meta.story({ args: { sellers: empty } });

export const Failed = meta.story({ args: { sellers: failed } });
