import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { states } from '../../../testing/states.tsx';
import { Select } from './Select.tsx';

const roles = [
  { id: 'buyer', label: 'Buyer' },
  { id: 'seller', label: 'Seller' },
] as const;

const meta = preview.meta({
  component: Select<'buyer' | 'seller'>,
  args: { label: 'Role', options: roles, value: null, onChange: fn() },
  render: function KeepsItsValue({ value, onChange, ...props }) {
    const [role, setRole] = useState(value);
    return (
      <Select
        {...props}
        value={role}
        onChange={(next) => {
          setRole(next);
          onChange(next);
        }}
      />
    );
  },
});

export const ChosenByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('button', { name: /Role/ });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Buyer' })).toBeVisible());
    await userEvent.keyboard('s');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith('seller');
    await expect(field).toHaveTextContent('Seller');
    // react-aria restores the focus one frame after the list is removed.
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const AllStates = meta.story({
  render: states(Select<'buyer' | 'seller'>, {
    Empty: {},
    Chosen: { value: 'seller' },
    'With a description': { label: 'Kind', description: 'It cannot be changed later.' },
    Invalid: { label: 'Type', errorMessage: 'Type is required' },
    Disabled: { value: 'buyer', isDisabled: true },
    'Long words': { label: 'Role'.repeat(40), description: 'Later'.repeat(40), errorMessage: 'Required'.repeat(20) },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Kind/ })).toHaveAccessibleDescription(
      /It cannot be changed later\./,
    );
    await expect(canvas.getByRole('button', { name: /Type/ })).toHaveAccessibleDescription(/Type is required/);
  },
});
