import { users } from '@second-gear/fixtures';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inScreenLayout } from '../../../testing/screenLayout.tsx';
import { MyAccountScreen } from './MyAccountScreen.tsx';
import type { OnChangePassword } from './PasswordForm.tsx';

const onSaveName = fn<ComponentProps<typeof MyAccountScreen>['onSaveName']>(async () => undefined);
const onChangePassword = fn<OnChangePassword>(async () => 'done');
const onDeleteData = fn();
const onLogout = fn();
const onThemeChange = fn();

const args: ComponentProps<typeof MyAccountScreen> = {
  name: users.farhana.name,
  email: users.farhana.email,
  role: 'buyer',
  hasPassword: { state: 'ready', data: true },
  onSaveName,
  onChangePassword,
  theme: { theme: 'system', onChange: onThemeChange },
  language: { current: 'en', href: '/bn/dashboard/account', onChange: fn() },
  dataSaver: { isOn: false, onChange: fn() },
  onLogout,
  onDeleteData,
};

const meta = preview.meta({
  component: MyAccountScreen,
  args,
  parameters: inScreenLayout('/dashboard/account', 'buyer'),
});

export const Default = meta.story({
  tags: ['R13.30', 'R13.31'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    await expect(canvas.getByText(users.farhana.email)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Role' })).toHaveTextContent('Buyer');
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription('Shown in the menu and in new bookings.');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Name is required/));
    await userEvent.type(name, ' Farhana Rahman ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(onSaveName).toHaveBeenCalledWith('Farhana Rahman'));
  },
});

const changePassword = async (canvas: Parameters<NonNullable<typeof Default.play>>[0]['canvas']) => {
  await userEvent.type(canvas.getByLabelText('Current password'), 'kickstart');
  await userEvent.type(canvas.getByLabelText('New password'), 'password1');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
};

export const Settings = meta.story({
  tags: ['R13.31b'],
  play: async ({ canvas }) => {
    const settings = within(canvas.getByRole('region', { name: 'Language and theme' }));
    await userEvent.click(settings.getByRole('radio', { name: 'Night' }));
    await expect(onThemeChange).toHaveBeenCalledWith('dark');
    await expect(settings.getByRole('link', { name: 'বাংলা' })).toHaveAttribute('href', '/bn/dashboard/account');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(onLogout).toHaveBeenCalledOnce();
  },
});

/** A password that is easy to guess has a hint, and is accepted. */
export const NewPassword = meta.story({
  tags: ['R13.32', 'R13.33'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription('New password is required'),
    );
    await changePassword(canvas);
    await expect(onChangePassword).toHaveBeenCalledWith({ current: 'kickstart', next: 'password1' });
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue(''));
  },
});

export const WrongPassword = meta.story({
  tags: ['R13.32'],
  args: { onChangePassword: fn<OnChangePassword>(async () => 'currentWrong') },
  play: async ({ canvas }) => {
    await changePassword(canvas);
    const current = canvas.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveAccessibleDescription('The current password is not right.'));
    await expect(current).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveValue('password1');
    await expect(await canvas.findByText(/^Many people use this password/)).toBeVisible();
  },
});

/** Each form says why it failed, until it is sent again. */
export const NotSaved = meta.story({
  tags: ['R8.35'],
  args: {
    onSaveName: async () => 'The name could not be saved.',
    onChangePassword: fn<OnChangePassword>(async () => ({ problem: 'Cannot reach the login service.' })),
  },
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save name' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAccessibleDescription('The name could not be saved.'));
    await changePassword(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change password' })).toHaveAccessibleDescription(
        'Cannot reach the login service.',
      ),
    );
  },
});

export const WithGoogle = meta.story({
  tags: ['R13.34'],
  args: { hasPassword: { state: 'ready', data: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You log in with Google/)).toBeVisible();
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
});

export const ProviderUnreachable = meta.story({
  args: { hasPassword: { state: 'failed', problem: 'Cannot reach the login service.', onRetry: fn() } },
});

export const DeleteData = meta.story({
  tags: ['R13.35'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the data kept on this device' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the data kept on this device?' });
    await expect(dialog).toHaveTextContent(/saved searches, the draft of a new bike, the lists for offline use/);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onDeleteData).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
