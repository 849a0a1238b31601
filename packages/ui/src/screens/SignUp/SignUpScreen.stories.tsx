import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

type Asked = ComponentProps<typeof SignUpScreen>;

const meta = preview.meta({
  component: SignUpScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    onSignUp: fn<Asked['onSignUp']>(async () => 'done'),
    onGoogle: fn<Asked['onGoogle']>(async () => {}),
    loginHref: '/login',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  },
});

/** Each question has its message; the first one left open is where one is taken. */
export const EverythingIsRequired = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Email Address is required',
    );
    await expect(canvas.getByText('Type is required')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await expect(name).toHaveFocus();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

export const TypeIsRequired = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Farhana Akter');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'farhana@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'kickstart{Enter}');
    await expect(await canvas.findByText('Type is required')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Role/ })).toHaveFocus();
    await expect(args.onSignUp).not.toHaveBeenCalled();
  },
});

export const ABuyerByKeyboardAlone = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Farhana Akter');
    await userEvent.tab();
    await userEvent.keyboard('farhana@example.com');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Buyer' })).toBeVisible());
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Buyer', 'Seller']);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('kickstart{Enter}');
    await waitFor(() =>
      expect(args.onSignUp).toHaveBeenCalledWith({
        name: 'Farhana Akter',
        email: 'farhana@example.com',
        role: 'buyer',
        password: 'kickstart',
      }),
    );
  },
});

/** A name in Bangla, a seller, and a provider that says no: everything typed is still there. */
export const Refused = meta.story({
  args: { onSignUp: fn<Asked['onSignUp']>(async () => 'refused') },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'মোঃ আব্দুর রহিম');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'seller@secondgear.test');
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Seller' }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.type(canvas.getByLabelText('Password'), 'kickstart');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(args.onSignUp).toHaveBeenCalledWith({
      name: 'মোঃ আব্দুর রহিম',
      email: 'seller@secondgear.test',
      role: 'seller',
      password: 'kickstart',
    });
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('মোঃ আব্দুর রহিম');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('seller@secondgear.test');
    await expect(canvas.getByRole('button', { name: /Role/ })).toHaveTextContent('Seller');
    await expect(canvas.getByLabelText('Password')).toHaveValue('kickstart');
  },
});

export const OnASmallPhone = meta.story({ globals: { viewport: { value: 'small' } } });

export const AtNight = meta.story({ globals: { theme: 'night' } });
