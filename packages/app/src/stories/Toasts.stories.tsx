import { fault, reject } from '@second-gear/mock-server/msw';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import { addBike, book, cardOf, deleteRow, expectToast, logIn, press, rowOf, signUp } from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/', as: null };

/**
 * Shows the toasts of docs/requirements.md §8 after a failure: the toast contains an error message, and the form still
 * has its values. The end-to-end tests show the toasts after a success.
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

export const LoginFailed = meta.story({
  tags: ['R8.01'],
  args: { at: '/login', refuse: { signIn: 'wrong-credentials' } },
  play: async ({ canvas }) => {
    await logIn(canvas);
    await expectToast('The email or password is not right. Check them and try again.');
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('buyer@secondgear.test');
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

export const SignUpFailed = meta.story({
  tags: ['R8.02'],
  args: { at: '/signup', refuse: { signUp: 'email-in-use' } },
  play: async ({ canvas }) => {
    await signUp(canvas, { role: 'Buyer' });
    await expectToast('There is already an account with this email. Log in with email and password.');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Mou Akter');
  },
});

/** The auth provider could not save the name of the new user. The toast shows an error, but the user is signed in. */
export const ProfileNotSaved = meta.story({
  tags: ['R4.25', 'R8.03'],
  args: { at: '/signup', refuse: { signUp: 'profile-not-saved' } },
  play: async ({ canvas }) => {
    await signUp(canvas, { role: 'Buyer' });
    await expectToast('Your account was created, but your name could not be saved.');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
  },
});

export const LogoutFailed = meta.story({
  tags: ['R8.04'],
  args: { as: 'farhana', refuse: { signOut: 'unreachable' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Logout');
    await expectToast('You are logged out here. The login service did not answer; the next login repeats the logout.');
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
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

export const BikeNotAdded = meta.story({
  tags: ['R7.17', 'R8.28'],
  args: { at: '/dashboard/addproduct', as: 'rahim', api: { createBike: reject(serverMessage) } },
  play: async ({ canvas, canvasElement }) => {
    await addBike(canvas, canvasElement, 'Yamaha DT 125');
    await expectToast(serverMessage);
    await expect(canvas.getByLabelText(/^Bike Name/)).toHaveValue('Yamaha DT 125');
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

export const BikeNotDeleted = meta.story({
  tags: ['R8.30'],
  args: { at: '/dashboard/myproduct', as: 'rahim', api: { deleteBike: reject(serverMessage) } },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Honda CG125', serverMessage);
    await rowOf(canvas, 'Honda CG125');
  },
});

/** The response of the deletion is lost. The app reads the list again, and so learns that the bike is deleted. */
export const DeletionConfirmed = meta.story({
  tags: ['F90', 'N3'],
  args: { at: '/dashboard/myproduct', as: 'rahim', api: { deleteBike: fault('processed but lost') } },
  play: async ({ canvas }) => {
    await deleteRow(canvas, 'Honda CG125', 'Bike Deleted Successfully');
  },
});

const refuseToStore = () => {
  const setItem = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => setItem.mockRestore();
};

/** The browser cannot store the lists of saved and compared bikes. A toast says so, and the buttons stay off. */
export const StorageIsFull = meta.story({
  tags: ['F21'],
  args: { at: '/categories/1', as: 'farhana' },
  beforeEach: refuseToStore,
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Honda CG125');
    for (const name of ['Save Honda CG125', 'Compare Honda CG125']) {
      const button = card.getByRole('button', { name });
      await userEvent.click(button);
      await expectToast('This could not be saved. Your browser blocks storage, or its storage is full.');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    }
    await expect(canvas.queryByRole('region', { name: 'Bikes to compare' })).toBeNull();
  },
});
