import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
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

export const Default = meta.story();

export const Chosen = meta.story({ args: { value: 'seller' } });

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

export const Open = meta.story({
  args: { value: 'buyer' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await expect(await screen.findByRole('option', { name: 'Buyer' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Type is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Type is required')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Role/ })).toHaveAccessibleDescription(/Type is required/);
  },
});

export const WithADescription = meta.story({
  args: { description: 'It cannot be changed later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Role/ })).toHaveAccessibleDescription(
      /It cannot be changed later\./,
    );
  },
});

export const LongWords = meta.story({
  args: { label: 'Role'.repeat(40), description: 'Later'.repeat(40), errorMessage: 'Required'.repeat(20) },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Disabled = meta.story({ args: { value: 'buyer', isDisabled: true } });
