import { expect } from 'storybook/test';

import preview from '../../../../../../.storybook/preview.tsx';
import { states } from '../../../testing/states.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Meeting location', placeholder: 'Enter Meeting Location' },
});

const long = { label: 'Location'.repeat(20), description: 'Daylight'.repeat(20), errorMessage: 'Required'.repeat(20) };

export const AllStates = meta.story({
  render: states(TextField, {
    Empty: {},
    Filled: { label: 'Area', defaultValue: 'Dhanmondi 27, Dhaka' },
    'With a description': { label: 'Place', description: 'A public place, by daylight.' },
    Invalid: { label: 'Address', errorMessage: 'Location is required' },
    Disabled: { isDisabled: true, value: 'Dhanmondi 27, Dhaka' },
    'Several lines': { label: 'Message', placeholder: '', isMultiline: true },
    'Several lines, invalid': { label: 'Description', isMultiline: true, errorMessage: 'Description is required' },
    'Read only': {
      variant: 'readonly',
      label: 'Bike Name',
      isDisabled: true,
      value: 'Honda CG125 2004, garaged '.repeat(6),
    },
    'Right to left': { label: 'Name', defaultValue: 'دراجة ياماها نظيفة' },
    'Long words': { ...long, defaultValue: 'Dhanmondi'.repeat(20) },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Place')).toHaveAccessibleDescription('A public place, by daylight.');
    await expect(canvas.getByLabelText('Address')).toBeInvalid();
    await expect(canvas.getByLabelText('Address')).toHaveAccessibleDescription('Location is required');
    await expect(canvas.getByLabelText('Description')).toHaveAccessibleDescription('Description is required');
    // The direction of a field follows the typed text, and does not depend on the direction of the page.
    await expect(getComputedStyle(canvas.getByLabelText('Name')).direction).toBe('rtl');
  },
});
