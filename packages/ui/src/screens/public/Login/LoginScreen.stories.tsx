import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { LoginScreen } from './LoginScreen.tsx';

type LoginScreenProps = ComponentProps<typeof LoginScreen>;

const meta = preview.meta({
  component: LoginScreen,
  parameters: inScreenLayout('/login'),
  args: {
    onSignIn: fn<LoginScreenProps['onSignIn']>(async () => 'done'),
    onGoogle: fn<LoginScreenProps['onGoogle']>(async () => {}),
    passwordReset: { onSubmit: fn(async () => true), demoMailsHref: null },
    signUpHref: '/signup',
  },
});

export const Default = meta.story({
  tags: ['R2.03', 'R2.05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  },
});

/**
 * Each submit moves the focus to the first empty field. The field shows its error message until the user fills it in,
 * with any text.
 */
export const BothAreRequired = meta.story({
  tags: ['R2.04', 'R5.13', 'R5.14', 'R5.19'],
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const password = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email Address is required'));
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(email).toHaveFocus();

    await userEvent.keyboard('<b>{Enter}');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(canvas.queryByText('Email Address is required')).toBeNull();
    await expect(args.onSignIn).not.toHaveBeenCalled();

    await userEvent.keyboard(' k{Enter}');
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledWith({ email: '<b>', password: ' k' }));
  },
});

export const PasswordShown = meta.story({
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'kickstart');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('kickstart');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

/** The reason stays beside the button until the next try. The password is selected, so that the user can type again. */
export const Refused = meta.story({
  tags: ['R8.35'],
  args: {
    onSignIn: fn<LoginScreenProps['onSignIn']>(async () => ({
      problem: 'The email or password is not right.',
      field: 'password',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'buyer@secondgear.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'kickstar{Enter}');
    const button = canvas.getByRole('button', { name: 'Login' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('The email or password is not right.'));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

export const SignedInOnlyOnce = meta.story({
  args: { onSignIn: fn<LoginScreenProps['onSignIn']>(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'buyer@secondgear.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'kickstart{Enter}{Enter}');
    const button = canvas.getByRole('button', { name: /Login/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(button);
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
});

export const ContinueWithGoogle = meta.story({
  tags: ['R2.06'],
  args: { onGoogle: fn<LoginScreenProps['onGoogle']>(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas }) => {
    const google = canvas.getByRole('button', { name: /Continue With Google/ });
    await userEvent.dblClick(google);
    await expect(args.onGoogle).toHaveBeenCalledTimes(1);
    // After the user has closed Google's window, the form can be used.
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
});

export const AccessTokenNotReceived = meta.story({
  args: {
    notice: { text: 'You are signed in, but we could not load your account yet.', onRetry: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You are signed in, but we could not load your account yet.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.notice?.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** A guest who has searched sees that the search waits. */
export const GuestWhoHasSearched = meta.story({
  args: { reason: { page: 'search', text: 'yamaha mirpur' } },
  play: async ({ canvas, args }) => {
    const sentence = canvas.getByText('Your search').closest('p');
    await expect(sentence).toHaveTextContent('Your search “yamaha mirpur” is waiting. Log in, or sign up: it is free.');
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', args.signUpHref);
  },
});
