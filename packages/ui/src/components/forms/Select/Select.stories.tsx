import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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

export const Chosen = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Role' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'Seller');
    await expect(args.onChange).toHaveBeenCalledWith('seller');
    await expect(field).toHaveDisplayValue('Seller');
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
    await expect(canvas.getByRole('combobox', { name: 'Kind' })).toHaveAccessibleDescription(
      /It cannot be changed later\./,
    );
    await expect(canvas.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription(/Type is required/);
  },
});
