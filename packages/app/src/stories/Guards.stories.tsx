import { hang, reject, respondWith, sequence } from '@second-gear/mock-server/msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import { type Canvas, expectToast, logIn, press } from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/dashboard/myorder', as: 'farhana' };

/**
 * Shows which users may open which page, and what the app shows while it does not know the user yet
 * (docs/requirements.md §2).
 */
const meta = preview.meta({
  title: 'Guards',
  component: AppStory,
  args,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: withMockApi,
});

/** Expects this reason for the sign-in under the title of the login page or the sign-up page. */
const expectReason = async (canvas: Canvas, reason: string) => {
  const title = await canvas.findByRole('heading', {
    level: 1,
    name: reason.startsWith('Log') ? 'Login' : 'Sign Up',
  });
  await waitFor(() => expect(title.parentElement).toHaveTextContent(reason));
};

/** The request for the access token is pending. The user counts as signed in only after the token is stored. */
export const UserIsLoading = meta.story({
  tags: ['R2.46'],
  args: { api: { accessToken: hang() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Checking your login' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
});

export const RoleIsLoading = meta.story({
  tags: ['R2.47'],
  args: { api: { isBuyer: hang() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Checking your account' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
  },
});

/** The request for the user's role fails. The app shows an error with a retry button instead of the page. */
export const RoleRequestFails = meta.story({
  tags: ['R8.32'],
  args: { api: { isBuyer: sequence(reject('The shop is closed for an hour.')) } },
  play: async ({ canvas, step }) => {
    await step('the app shows an error and nothing of the page', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The shop is closed for an hour.');
      await expect(canvas.queryByRole('heading', { name: 'My Orders' })).toBeNull();
    });
    await step('the page opens after the retry', async () => {
      await press(canvas, 'Try again');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
    });
  },
});

export const UserHasAnotherRole = meta.story({
  tags: ['R2.44'],
  args: { as: 'rahim' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(canvas.getByText(/that page is for another kind of account/)).toBeVisible();
  },
});

/** The server has no role for this user, for example because the user was deleted. The user needs another account. */
export const UserHasNoRole = meta.story({
  tags: ['R2.44', 'R6.01', 'R7.03'],
  args: { api: { isBuyer: respondWith({ isBuyer: false }) } },
  play: async ({ canvas, step }) => {
    await step(
      'the login page says that the user has no account, and does not say that the page is for another role',
      async () => {
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
        await expect(await canvas.findByText(/Second Gear has no account with your email/)).toBeVisible();
        await expect(canvas.queryByText(/another kind of account/)).toBeNull();
        await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeVisible();
      },
    );
    await step('the user logs out on the login page, and the form is ready for another account', async () => {
      await press(within(canvas.getByRole('main')), 'Logout');
      await expectToast('Logout successfull');
      await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByText(/Second Gear has no account/)).toBeNull());
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeEnabled();
    });
  },
});

/**
 * The request for the access token fails. The user is then signed in only at the auth provider, and not at the server.
 */
export const IncompleteSignInIsRetried = meta.story({
  tags: ['R4.24'],
  args: { at: '/login', as: null, api: { accessToken: sequence(reject('The shop is closed for an hour.')) } },
  play: async ({ canvas, step }) => {
    await step('the user logs in while the server fails', async () => {
      await logIn(canvas);
      await expectToast('The shop is closed for an hour.');
      await expect(await canvas.findByText(/Logged in, but we could not load your account/)).toBeVisible();
    });
    await step('the user presses Try again and is signed in', async () => {
      await press(canvas, 'Try again');
      await expectToast('Login Successfull');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'FIND THE RIGHT BIKE' })).toBeVisible();
    });
  },
});

/**
 * The login page and the sign-up page show why a sign-in is needed. After the sign-in, the page that the guest had
 * requested opens.
 */
export const GuestSeesTheReasonForLogin = meta.story({
  args: { at: '/', as: null },
  play: async ({ canvas, step }) => {
    await step('the guest taps a brand, and the login page opens', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'See Products of Honda' }));
      await expectReason(canvas, 'Log in to see Honda bikes');
    });
    await step('the guest goes on to the sign-up page', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Sign Up' }));
      await expectReason(canvas, 'Sign up to see Honda bikes');
    });
    await step('the guest goes back to the login page, logs in, and sees the bikes', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' }));
      await expectReason(canvas, 'Log in to see Honda bikes');
      await logIn(canvas);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Honda' })).toBeVisible();
    });
  },
});
