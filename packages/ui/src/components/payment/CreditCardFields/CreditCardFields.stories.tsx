import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { CreditCardFrame } from '../CreditCardFrame/CreditCardFrame.tsx';
import { CreditCardFields } from './CreditCardFields.tsx';

const meta = preview.meta({
  component: CreditCardFields,
  args: { value: { number: '', expiry: '', cvc: '' }, onChange: fn(), onReady: fn(), onFocus: fn(), onBlur: fn() },
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

export const Default = meta.story({
  play: async ({ args }) => {
    await expect(args.onReady).toHaveBeenCalledOnce();
  },
});

/**
 * The inputs are large enough for a finger. They are on one line, because at this width a complete card number fits beside
 * the other two inputs.
 */
export const TouchTargets = meta.story({
  args: { value: { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '1234' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const inputs = canvas.getAllByRole('textbox');
    await waitFor(() => expect(new Set(inputs.map((input) => input.getBoundingClientRect().top)).size).toBe(1));
    for (const input of inputs) {
      await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(input.getBoundingClientRect().width).toBeGreaterThanOrEqual(56);
      await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    }
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

export const BanglaDigits = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '৪২৪২৪২৪২৪২৪২৪২৪২');
    await userEvent.type(canvas.getByLabelText('Expiry date'), '০৪২৭');
    await userEvent.type(canvas.getByLabelText('CVC'), '১২৩');
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(canvas.getByLabelText('Expiry date')).toHaveValue('04 / 27');
    await expect(canvas.getByLabelText('CVC')).toHaveValue('123');
  },
});

export const YearOfFourDigits = meta.story({
  play: async ({ canvas }) => {
    const expiry = canvas.getByLabelText('Expiry date');
    await userEvent.type(expiry, '01/2040');
    await expect(expiry).toHaveValue('01 / 40');
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
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeDisabled();
  },
});

/** With text at 200 % a complete card number is still visible. */
export const OnASmallPhoneInLargeText = meta.story({
  globals: { viewport: { value: 'small' }, textSize: '200' },
  args: { value: { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' } },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) {
      await waitFor(() => expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth));
    }
  },
});

/** The card number has a line of its own on a narrow screen. */
export const OnASmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [number, expiry, cvc] = canvas.getAllByRole('textbox').map((input) => input.getBoundingClientRect());
    await expect(expiry?.top).toBe(cvc?.top);
    await expect(expiry?.top).toBe(number?.bottom);
  },
});
