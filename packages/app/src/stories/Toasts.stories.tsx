import { disconnect, fault, hang, reject, sequence } from '@second-gear/mock-server/msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { defaultTimeouts } from '../api/timing.ts';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import {
  addBike,
  book,
  cardOf,
  deleteRow,
  expectRemoved,
  expectToast,
  logIn,
  press,
  rowOf,
  sendMessage,
  signUp,
} from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/', as: null };

/**
 * Shows every toast of docs/requirements.md §8. After a failure the toast has an error message, and the form still has
 * its values.
 */
const meta = preview.meta({
  title: 'Toasts',
  component: AppStory,
  args,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: withMockApi,
});

const serverMessage = 'The shop is closed for an hour.';
const outcomeUnknown = 'Second Gear could not confirm this. It may still have been done: check before you try again.';

export const LoggedIn = meta.story({
  tags: ['R8.15'],
  args: { at: '/login' },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expectToast('Login Successfull');
  },
});

export const LoginFailed = meta.story({
  tags: ['R8.01'],
  args: { at: '/login', refuse: { signIn: 'wrong-credentials' } },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expectToast('The email or the password is not right.');
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('buyer@secondgear.test');
  },
});

export const LoggedInWithGoogle = meta.story({
  tags: ['R8.16'],
  args: { at: '/login' },
  play: async ({ canvas }) => {
    await press(canvas, 'Continue With Google');
    await expectToast('Login successfull');
  },
});

export const GoogleFailed = meta.story({
  tags: ['R8.05'],
  args: { at: '/login', refuse: { signInWithGoogle: 'popup-blocked' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Continue With Google');
    await expectToast('Your browser blocked the Google window. Allow it for this page and try again.');
  },
});

export const SignedUp = meta.story({
  tags: ['R8.17'],
  args: { at: '/signup' },
  play: async ({ canvas }) => {
    await signUp(canvas, { role: 'Buyer' });
    await expectToast('Sign Up successfull');
  },
});

export const SignUpFailed = meta.story({
  tags: ['R8.02'],
  args: { at: '/signup', refuse: { signUp: 'email-in-use' } },
  play: async ({ canvas }) => {
    await signUp(canvas, { role: 'Buyer' });
    await expectToast('There is already an account with this email. Log in instead.');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Mou Akter');
  },
});

/** The user is signed in, although this error is shown. */
export const ProfileNotSaved = meta.story({
  tags: ['R4.25', 'R8.03'],
  args: { at: '/signup', refuse: { signUp: 'profile-not-saved' } },
  play: async ({ canvas }) => {
    await signUp(canvas, { role: 'Buyer' });
    await expectToast('Your account was made, but your name could not be saved.');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
  },
});

export const LoggedOut = meta.story({
  tags: ['R2.25', 'R8.22'],
  args: { as: 'farhana' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Logout');
    await expectToast('Logout successfull');
  },
});

export const LogoutFailed = meta.story({
  tags: ['R8.04'],
  args: { as: 'farhana', refuse: { signOut: 'unreachable' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Logout');
    await expectToast('Cannot reach the sign-in service. Check your connection and try again.');
    const button = await canvas.findByRole('button', { name: 'Logout' });
    await expect(button).toBeVisible();
    // The screenshot must not depend on the hover state of the button.
    await userEvent.unhover(button);
  },
});

export const MessageSent = meta.story({
  tags: ['R2.57'],
  play: async ({ canvas }) => {
    await sendMessage(canvas);
    await waitFor(() => expect(canvas.getByLabelText(/^Message/)).toHaveValue(''));
  },
});

export const Booked = meta.story({
  tags: ['R1.03', 'R4.13', 'R8.07'],
  args: { at: '/categories/1', as: 'farhana' },
  play: async ({ canvas }) => {
    await book(canvas, 'Honda CB750 K2');
    await expectToast('Booking successfull');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A rejected booking shows the server's message and closes the dialog (docs/requirements.md §8). */
export const BookingFailed = meta.story({
  tags: ['R4.14', 'R7.30', 'R8.06'],
  args: { at: '/categories/1', as: 'farhana', api: { bookBike: reject('You already booked Honda CB750 K2') } },
  play: async ({ canvas }) => {
    await book(canvas, 'Honda CB750 K2');
    await expectToast('You already booked Honda CB750 K2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Reported = meta.story({
  tags: ['R7.26', 'R8.21'],
  args: { at: '/categories/1', as: 'farhana' },
  play: async ({ canvas }) => {
    await press(await cardOf(canvas, 'Honda CB750 K2'), 'Report to admin');
    await expectToast('Reported Successfully');
  },
});

export const ReportFailed = meta.story({
  args: { at: '/categories/1', as: 'farhana', api: { reportBike: disconnect() } },
  play: async ({ canvas }) => {
    await press(await cardOf(canvas, 'Honda CB750 K2'), 'Report to admin');
    await expectToast(outcomeUnknown);
  },
});

export const BikeAdded = meta.story({
  tags: ['R1.06', 'R2.93', 'R8.18'],
  args: { at: '/dashboard/addproduct', as: 'rahim' },
  play: async ({ canvas, canvasElement }) => {
    await addBike(canvas, canvasElement, 'Yamaha DT 125');
    await expectToast('New product is added successfully');
    await expect(await canvas.findByRole('rowheader', { name: 'Yamaha DT 125' })).toBeVisible();
  },
});

export const BikeNotAdded = meta.story({
  tags: ['R7.17', 'R8.28'],
  args: { at: '/dashboard/addproduct', as: 'rahim', api: { createBike: reject(serverMessage) } },
  play: async ({ canvas, canvasElement }) => {
    await addBike(canvas, canvasElement, 'Yamaha DT 125');
    await expectToast(serverMessage);
    await expect(canvas.getByLabelText(/^Bike Name/)).toHaveValue('Yamaha DT 125');
  },
});

/** After a failed upload the chosen photo stays in the form. */
export const PhotoNotUploaded = meta.story({
  tags: ['R8.31'],
  args: { at: '/dashboard/addproduct', as: 'rahim', api: { uploadPhoto: sequence(disconnect()) } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the toast says why the photo was not uploaded', async () => {
      await addBike(canvas, canvasElement, 'Yamaha DT 125');
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'The photo could not be sent. Check your connection and try again.',
      );
      await expect(canvas.getByText('left-side.jpg')).toBeVisible();
    });
    await step('the retry adds the bike', async () => {
      await press(canvas, 'Try again');
      await expectToast('New product is added successfully');
    });
  },
});

export const Advertised = meta.story({
  tags: ['R1.07', 'R7.20', 'R8.19'],
  args: { at: '/dashboard/myproduct', as: 'rahim' },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Honda CG125'), 'Advertise');
    await expectToast('advertise Successfully');
  },
});

export const NotAdvertised = meta.story({
  tags: ['R8.29'],
  args: { at: '/dashboard/myproduct', as: 'rahim', api: { advertise: reject(serverMessage) } },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Honda CG125'), 'Advertise');
    await expectToast(serverMessage);
  },
});

export const BikeDeleted = meta.story({
  tags: ['R1.08', 'R7.23', 'R7.24', 'R8.20'],
  args: { at: '/dashboard/myproduct', as: 'rahim' },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Honda CG125', 'Bike Deleted Successfully');
    await expectRemoved(canvas, 'Honda CG125');
  },
});

export const BikeNotDeleted = meta.story({
  tags: ['R8.30'],
  args: { at: '/dashboard/myproduct', as: 'rahim', api: { deleteBike: reject(serverMessage) } },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Honda CG125', serverMessage);
    await rowOf(canvas, 'Honda CG125');
  },
});

export const BuyerDeleted = meta.story({
  tags: ['R8.14'],
  args: { at: '/dashboard/allbuyers', as: 'nasrin' },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Imran Kabir', 'Successfully Deleted');
    await expectRemoved(canvas, 'Imran Kabir');
  },
});

export const BuyerNotDeleted = meta.story({
  tags: ['R8.30'],
  args: { at: '/dashboard/allbuyers', as: 'nasrin', api: { deleteUser: reject(serverMessage) } },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Imran Kabir', serverMessage);
    await rowOf(canvas, 'Imran Kabir');
  },
});

export const SellerDeleted = meta.story({
  tags: ['R8.12'],
  args: { at: '/dashboard/allseller', as: 'nasrin' },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Shakil Bike Point', 'Seller Deleted Successfully');
    await expectRemoved(canvas, 'Shakil Bike Point');
  },
});

export const SellerNotDeleted = meta.story({
  tags: ['R8.30'],
  args: { at: '/dashboard/allseller', as: 'nasrin', api: { deleteUser: reject(serverMessage) } },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Shakil Bike Point', serverMessage);
    await rowOf(canvas, 'Shakil Bike Point');
  },
});

export const SellerVerified = meta.story({
  tags: ['R1.13', 'R4.01', 'R7.13', 'R8.13'],
  args: { at: '/dashboard/allseller', as: 'nasrin' },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
    await expectToast('Seller Verified successful.');
    await expect(await (await rowOf(canvas, 'Sadia Rahman')).findByText('Verified')).toBeVisible();
  },
});

/** The second request of a verification fails. The seller is verified, and the admin can retry the request. */
export const SellerNotWhollyVerified = meta.story({
  args: {
    at: '/dashboard/allseller',
    as: 'nasrin',
    api: { verifyBikesOf: sequence(reject(serverMessage)) },
    // With this long delay no automatic retry happens before the admin's retry.
    timeouts: { ...defaultTimeouts, firstRetryDelayMs: 600_000 },
  },
  play: async ({ canvas, step }) => {
    await step("the seller's bikes could not be marked", async () => {
      await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
      await expectToast('The seller is verified, but not on their bikes yet. That is retried automatically.');
      await expect(await (await rowOf(canvas, 'Sadia Rahman')).findByText('Not on their bikes yet')).toBeVisible();
    });
    await step('the retry succeeds', async () => {
      await press(await rowOf(canvas, 'Sadia Rahman'), 'Try again');
      await expectToast('Seller Verified successful.');
    });
  },
});

/** Another admin has already deleted the user. The toast reports neither a success nor a failure. */
export const BuyerDeletedAlready = meta.story({
  args: { at: '/dashboard/allbuyers', as: 'nasrin', api: { deleteUser: sequence(fault('404')) } },
  play: async ({ canvas }) =>
    deleteRow(canvas, 'Imran Kabir', 'That was removed already. The list is up to date again.'),
});

/** During a slow request a text is shown beside the spinner. */
export const StillWaiting = meta.story({
  args: {
    at: '/dashboard/myproduct',
    as: 'rahim',
    api: { advertise: hang() },
    // Without this long timeout, the toast of the timeout would appear in a later story.
    timeouts: { ...defaultTimeouts, slowNoticeMs: 100, responseMs: 600_000 },
  },
  play: async ({ canvas }) => {
    await press(await rowOf(canvas, 'Honda CG125'), 'Advertise');
    await expectToast('Still waiting for an answer…');
  },
});

export const ReportedBikeDeleted = meta.story({
  tags: ['R4.10', 'R8.14'],
  args: { at: '/dashboard/report', as: 'nasrin' },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Yamaha SR 400', 'Successfully Deleted');
    await expectRemoved(canvas, 'Yamaha SR 400');
  },
});

export const ReportedBikeNotDeleted = meta.story({
  tags: ['R8.30'],
  args: { at: '/dashboard/report', as: 'nasrin', api: { deleteReport: reject(serverMessage) } },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Yamaha SR 400', serverMessage);
    await rowOf(canvas, 'Yamaha SR 400');
  },
});
