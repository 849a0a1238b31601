import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Meeting location', placeholder: 'Enter Meeting Location' },
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'Dhanmondi 27, Dhaka' } });

export const WithADescription = meta.story({ args: { description: 'A public place, by daylight.' } });

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

export const Bangla = meta.story({ args: { defaultValue: 'ধানমন্ডি ২৭, ঢাকা' } });

export const PrintedOnADocket = meta.story({
  args: { look: 'printed', label: 'Bike Name', isDisabled: true, value: 'Honda CG125 2004' },
});

export const PrintedLongWords = meta.story({
  args: {
    look: 'printed',
    label: 'Bike Name',
    isDisabled: true,
    value: 'Honda CG125 2004, single owner, garaged from new '.repeat(6),
  },
  globals: { viewport: { value: 'phone' } },
});
