import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Meeting location', placeholder: 'Enter Meeting Location' },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'Dhanmondi 27, Dhaka' } });

export const WithADescription = meta.story({
  args: { description: 'A public place, by daylight.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('A public place, by daylight.');
  },
});

export const Invalid = meta.story({
  args: { errorMessage: 'Location is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Meeting location');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Location is required');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, value: 'Dhanmondi 27, Dhaka' } });

export const Multiline = meta.story({ args: { label: 'Message', placeholder: '', isMultiline: true } });

export const MultilineInvalid = meta.story({
  args: { label: 'Description', placeholder: '', isMultiline: true, errorMessage: 'Description is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Description is required');
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Location'.repeat(20),
    description: 'Daylight'.repeat(20),
    errorMessage: 'Required'.repeat(20),
    defaultValue: 'Dhanmondi'.repeat(20),
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** The direction of a field follows the typed text, and does not depend on the direction of the page. */
export const RightToLeft = meta.story({
  args: { defaultValue: 'دراجة ياماها نظيفة' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
});

export const Bangla = meta.story({ args: { defaultValue: 'ধানমন্ডি ২৭, ঢাকা' } });

export const ReadOnly = meta.story({
  args: { variant: 'readonly', label: 'Bike Name', isDisabled: true, value: 'Honda CG125 2004' },
});

export const ReadOnlyLongWords = meta.story({
  args: {
    variant: 'readonly',
    label: 'Bike Name',
    isDisabled: true,
    value: 'Honda CG125 2004, single owner, garaged from new '.repeat(6),
  },
  globals: { viewport: { value: 'phone' } },
});
