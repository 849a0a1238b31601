import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inState, states } from '../../../testing/states.tsx';
import { CreditCardFrame } from '../CreditCardFrame/CreditCardFrame.tsx';
import { CreditCardFields } from './CreditCardFields.tsx';

const meta = preview.meta({
  component: CreditCardFields,
  args: { value: { number: '', expiry: '', cvc: '' }, onChange: fn(), onReady: fn(), onBlur: fn() },
  render: function Stateful({ value, onChange, ...args }) {
    const [card, setCard] = useState(value);
    const isInvalid = Object.values(args.invalid ?? {}).includes(true);
    return (
      <CreditCardFrame isInvalid={isInvalid}>
        <CreditCardFields
          {...args}
          value={card}
          onChange={(next) => {
            setCard(next);
            onChange(next);
          }}
        />
      </CreditCardFrame>
    );
  },
});

/** The user types the whole card without a key that moves to the next field. */
export const TypedByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('42424242424242421234123');
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByLabelText('Expiry date')).toHaveValue('12 / 34');
    await expect(canvas.getByLabelText('CVC')).toHaveValue('123');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const DigitDeleted = meta.story({
  args: { value: { number: '4242 4242 4', expiry: '12 / 3', cvc: '' } },
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText<HTMLInputElement>('Card number');
    await userEvent.type(number, '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 });
    await expect(number).toHaveValue('4242 4424');
    await waitFor(() => expect(number.selectionStart).toBe(6));
    const expiry = canvas.getByLabelText('Expiry date');
    await userEvent.type(expiry, '{Backspace}{Backspace}');
    await expect(expiry).toHaveValue('1');
  },
});

/** With text at 200 % a complete card number is still visible. */
export const AllStates = meta.story({
  globals: { viewport: { value: 'small' }, textSize: '200' },
  args: { value: { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' } },
  render: states(CreditCardFields, {
    Filled: {},
    'Invalid number': { invalid: { number: true } },
  }),
  play: async ({ canvas, canvasElement }) => {
    for (const input of canvas.getAllByRole('textbox'))
      await waitFor(() => expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth));
    const invalid = inState(canvasElement, 'Invalid number');
    await expect(invalid.getByLabelText('Card number')).toBeInvalid();
    await expect(invalid.getByLabelText('CVC')).toBeValid();
  },
});
