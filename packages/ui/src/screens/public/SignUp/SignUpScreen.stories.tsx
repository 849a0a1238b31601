import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

type SignUpScreenProps = ComponentProps<typeof SignUpScreen>;
type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  component: SignUpScreen,
  parameters: inScreenLayout('/signup'),
  args: {
    onSignUp: fn<SignUpScreenProps['onSignUp']>(async () => 'done'),
    onGoogle: fn<SignUpScreenProps['onGoogle']>(async () => {}),
    loginHref: '/login',
  },
});

export const Default = meta.story({
  tags: ['R2.07', 'R2.07b', 'R2.10'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue With Google' }));
    await expect(args.onGoogle).toHaveBeenCalledOnce();
  },
});

const chooseRole = (canvas: Canvas, role: string) =>
  userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), role);

/**
 * A submit of the empty form shows all error messages. Each submit moves the focus to the first empty field. A name that
 * has only spaces or zero-width characters counts as empty.
 */
export const EverythingIsRequired = meta.story({
  tags: ['R5.15', 'R5.16', 'R5.17', 'R5.18'],
  play: async ({ args, canvas }) => {
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const role = canvas.getByRole('combobox', { name: 'Role' });
    const password = canvas.getByLabelText('Password');
    await userEvent.type(name, ' \u200b ');
    await submit();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'));
    await expect(email).toHaveAccessibleDescription('Email Address is required');
    await expect(canvas.getByText('Type is required')).toBeVisible();
    await expect(password).toHaveAccessibleDescription('Password is required');
    await expect(name).toHaveFocus();

    await userEvent.clear(name);
    await userEvent.type(name, 'Farhana Akter');
    await submit();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(canvas.queryByText('Name is required')).toBeNull();

    await userEvent.type(email, 'farhana@example.com');
    await submit();
    await waitFor(() => expect(role).toHaveFocus());
    await expect(canvas.queryByText('Email Address is required')).toBeNull();

    await chooseRole(canvas, 'Buyer');
    await submit();
    await waitFor(() => expect(password).toHaveFocus());
    await expect(canvas.queryByText('Type is required')).toBeNull();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

export const ABuyerByKeyboardAlone = meta.story({
  tags: ['R2.08', 'R2.09', 'R5.19', 'R9.05'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Farhana Akter');
    await userEvent.tab();
    await userEvent.keyboard('<f>');
    await userEvent.tab();
    const role = canvas.getByRole('combobox', { name: 'Role' });
    await expect(role).toHaveFocus();
    await expect(
      within(role)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Buyer', 'Seller']);
    await chooseRole(canvas, 'Buyer');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard(' k{Enter}');
    await waitFor(() =>
      expect(args.onSignUp).toHaveBeenCalledWith({
        name: 'Farhana Akter',
        email: '<f>',
        role: 'buyer',
        password: ' k',
      }),
    );
  },
});

/** With Google a new user becomes a buyer, so a seller must use the form. */
export const ASeller = meta.story({
  tags: ['R3.19b'],
  args: { role: 'seller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toHaveValue('seller');
    await expect(canvas.getByText(/With Google you join as a buyer/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue With Google' })).toBeDisabled();
  },
});
