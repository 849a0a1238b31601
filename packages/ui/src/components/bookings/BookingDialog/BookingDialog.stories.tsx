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
  tags: ['R2.84', 'R2.85', 'R2.86', 'R2.87', 'R5.22'],
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
    await expect(screen.getByRole('textbox', { name: 'Resale Price' })).toHaveAccessibleDescription('BDT');
    await expect(screen.getByPlaceholderText('Enter Your Phone Number')).toHaveFocus();
    await waitFor(() => expect(screen.getByPlaceholderText('Enter Meeting Location')).toBeVisible());
  },
});

/** Returns the text of the pseudo-element that shows a price with grouped digits. */
const groupedPrice = () => {
  const field = screen.getByRole('textbox', { name: 'Resale Price' }).closest('[data-grouped]');
  return field && getComputedStyle(field, '::after').content;
};

/** The price looks like 1,65,000, but the value of the field has no commas. */
export const GroupedPrice = meta.story({
  tags: ['R10.90', 'R10.91', 'no-screenshot'],
  parameters: { noScreenshot: 'The dialog looks like Default.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Honda CG125' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Resale Price' })).toHaveValue('165000');
    await expect(groupedPrice()).toBe('"1,65,000" / ""');
    await expect(dialog.textContent).not.toContain('1,65,000');
  },
});

/** An old record of the legacy server may have a price but no name. The dialog still has a title. */
export const WithoutAName = meta.story({
  args: { bike: { ...bikes.available, bikeName: ' ' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Bike without a name' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('textbox', { name: 'Bike Name' })).toHaveValue('Bike without a name');
  },
});

export const ByKeyboardOnly = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByLabelText(/Phone number/)).toHaveFocus());
    await userEvent.keyboard('01819000207');
    await userEvent.tab();
    await userEvent.keyboard('Dhanmondi 27, in front of the lake{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      phone: '01819000207',
      location: 'Dhanmondi 27, in front of the lake',
    });
  },
});

export const BothAreRequired = meta.story({
  tags: ['R2.88'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    const message = await screen.findByText('Phone number is required');
    await waitFor(() => expect(message).toBeVisible());
    await waitFor(() => expect(screen.getByText('Location is required')).toBeVisible());
    await expect(screen.getByLabelText(/Phone number/)).toHaveFocus();
    await expect(screen.getByLabelText(/Phone number/)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const PhoneNumberIsRequired = meta.story({
  tags: ['R2.86', 'R5.20'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/Meeting location/), 'Dhanmondi 27{Enter}');
    const phone = screen.getByLabelText(/Phone number/);
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Phone number is required'));
    await expect(phone).toHaveFocus();
    await expect(screen.queryByText('Location is required')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const LocationIsRequired = meta.story({
  tags: ['R2.87', 'R5.21'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/Phone number/), '01819000207');
    await userEvent.type(screen.getByLabelText(/Meeting location/), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(screen.getByText('Location is required')).toBeVisible());
    await expect(screen.queryByText('Phone number is required')).toBeNull();
    await expect(screen.getByLabelText(/Meeting location/)).toHaveFocus();
    await expect(screen.getByLabelText(/Phone number/)).toHaveValue('01819000207');
    await expect(args.onSubmit).not.toHaveBeenCalled();
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

export const Closing = meta.story({
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** With a name of 5,000 characters the dialog scrolls, and the user can still reach the submit button. */
export const NameOf5000Characters = meta.story({
  args: { bike: { ...bikes.available, bikeName: 'Honda CB750 '.repeat(417) } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const submit = await screen.findByRole('button', { name: 'Add to cart' });
    submit.scrollIntoView();
    const { top, bottom } = submit.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const BanglaOnASmallPhone = meta.story({
  args: { bike: bikes.banglaNamed, buyer: users.karim },
  globals: { viewport: { value: 'small' } },
});

/** Old records of the legacy server contain prices that are not numbers. Such a price is shown unchanged. */
export const PriceInWords = meta.story({
  args: { bike: { ...bikes.available, resaleValue: '1,20,000 or the best offer before the end of the month' } },
  globals: { viewport: { value: 'phone' } },
});
