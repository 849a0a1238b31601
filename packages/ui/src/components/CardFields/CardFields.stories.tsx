import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CardFields } from './CardFields.tsx';

const meta = preview.meta({
  component: CardFields,
  args: { value: { number: '', expiry: '', cvc: '' }, onChange: fn(), onReady: fn(), onFocus: fn(), onBlur: fn() },
  render: function Remembering({ value, onChange, ...args }) {
    const [card, setCard] = useState(value);
    return (
      <CardFields
        {...args}
        value={card}
        onChange={(next) => {
          setCard(next);
          onChange(next);
        }}
      />
    );
  },
});

export const Default = meta.story({
  play: async ({ args }) => {
    await expect(args.onReady).toHaveBeenCalledOnce();
  },
});

export const TypedByKeyboard = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('4242424242424242');
    await userEvent.tab();
    await userEvent.keyboard('1234');
    await userEvent.tab();
    await userEvent.keyboard('123');
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByLabelText('Expiry date')).toHaveValue('12 / 34');
    await expect(canvas.getByLabelText('CVC')).toHaveValue('123');
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const Pasted = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Card number'));
    await userEvent.paste('4000-0025-0000-3155');
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4000 0025 0000 3155');
  },
});

export const ADigitMended = meta.story({
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

export const InvalidNumber = meta.story({
  args: {
    value: { number: '4242 4242 4242 4241', expiry: '08 / 30', cvc: '123' },
    invalid: { number: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Card number')).toBeInvalid();
    await expect(canvas.getByLabelText('CVC')).toBeValid();
  },
});

export const Disabled = meta.story({
  args: { value: { number: '4242 4242 4242 4242', expiry: '08 / 30', cvc: '123' }, isDisabled: true },
});

export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
});
