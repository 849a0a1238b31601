import { bikes, users } from '@second-gear/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { BookingDialog, type BookingInput } from './BookingDialog.tsx';

const meta = preview.meta({
  component: BookingDialog,
  parameters: storiesInFrames,
  args: {
    bike: bikes.available,
    buyer: users.farhana,
    isOpen: true,
    onSubmit: fn<(input: BookingInput) => Promise<void>>(async () => undefined),
    onClose: fn(),
  },
});

/** The dialog has four disabled fields with values, and two empty fields (docs/requirements.md §2). */
export const Default = meta.story({
  tags: ['R2.84', 'R2.85', 'R2.86', 'R2.87', 'R5.22', 'R10.90', 'R10.91'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Honda CG125' });
    await waitFor(() => expect(dialog).toBeVisible());
    for (const [label, value] of [
      ['Name', 'Farhana Akter'],
      ['Email', 'buyer@secondgear.test'],
      ['Bike Name', 'Honda CG125'],
      ['Resale Price', '165000'],
    ] as const) {
      const field = screen.getByRole('textbox', { name: label });
      await expect(field).toBeDisabled();
      await expect(field).toHaveValue(value);
    }
    const price = screen.getByRole('textbox', { name: 'Resale Price' });
    await expect(price).toHaveAccessibleDescription('BDT');
    // The price looks like 1,65,000, but the value of the field has no commas.
    const grouped = price.closest('[data-grouped]');
    await expect(grouped && getComputedStyle(grouped, '::after').content).toBe('"1,65,000" / ""');
    await expect(dialog.textContent).not.toContain('1,65,000');
    await expect(screen.getByPlaceholderText('Enter Your Phone Number')).toHaveFocus();
    await waitFor(() => expect(screen.getByPlaceholderText('Enter Meeting Location')).toBeVisible());
  },
});

/** An error message stays until its field is filled in. A location of only spaces counts as empty. */
export const BothAreRequired = meta.story({
  tags: ['R2.86', 'R2.87', 'R2.88', 'R5.20', 'R5.21'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    const phone = screen.getByLabelText(/Phone number/);
    const location = screen.getByLabelText(/Meeting location/);
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Phone number is required'));
    await expect(location).toHaveAccessibleDescription('Location is required');
    await expect(phone).toHaveFocus();
    await expect(phone).toBeInvalid();
    await userEvent.type(location, 'Dhanmondi 27{Enter}');
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(screen.queryByText('Location is required')).toBeNull();
    await userEvent.clear(location);
    await userEvent.type(phone, '01819000207');
    await userEvent.type(location, '   {Enter}');
    await waitFor(() => expect(screen.getByText('Location is required')).toBeVisible());
    await expect(screen.queryByText('Phone number is required')).toBeNull();
    await expect(location).toHaveFocus();
    await expect(phone).toHaveValue('01819000207');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The dialog begins with the last phone number and place. A hint offers the usual form of a number, and prevents nothing. */
export const LastContact = meta.story({
  tags: ['R2.87b', 'R2.87c'],
  args: {
    buyer: {
      ...users.farhana,
      contact: { read: () => ({ phone: '+880 1711-000123', location: 'Dhanmondi 27' }), keep: () => {} },
    },
  },
  play: async ({ args }) => {
    const hint = await screen.findByText(/^Booking costs nothing.*it is not reserved/);
    await waitFor(() => expect(hint).toBeVisible());
    await expect(screen.getByLabelText(/Meeting location/)).toHaveValue('Dhanmondi 27');
    await userEvent.click(await screen.findByRole('button', { name: 'Use 01711000123' }));
    const phone = screen.getByLabelText(/Phone number/);
    await expect(phone).toHaveValue('01711000123');
    await userEvent.clear(phone);
    await userEvent.type(phone, '12345');
    await expect(await screen.findByText(/not a mobile number/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ phone: '12345', location: 'Dhanmondi 27' }));
  },
});

/** While the request is running, a second press of the submit button has no effect. */
export const Submitting = meta.story({
  args: { onSubmit: fn<(input: BookingInput) => Promise<void>>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/Phone number/), '01819000207');
    await userEvent.type(screen.getByLabelText(/Meeting location/), 'Dhanmondi 27{Enter}');
    const submit = screen.getByRole('button', { name: /Add to cart/ });
    await userEvent.click(submit);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
