import { useId, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inState, states } from '../../../testing/states.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { PhoneHint, ResalePriceHint } from './FieldHint.tsx';

/** A field with its hint. The story starts with `initialText`. */
const FieldWithHint = ({ label, initialText }: { label: 'Resale Price' | 'Phone'; initialText: string }) => {
  const [text, setText] = useState(initialText);
  const id = useId();
  const Hint = label === 'Phone' ? PhoneHint : ResalePriceHint;
  return (
    <>
      <TextField label={label} value={text} onChange={setText} aria-describedby={id} />
      <Hint id={id} text={text} onUse={setText} />
    </>
  );
};

const meta = preview.meta({
  component: FieldWithHint,
  args: { label: 'Resale Price' as const, initialText: '' },
  argTypes: { initialText: { description: 'The text of the field when the story starts.' } },
});

/** If a text is not one price, the hint offers nothing. The form sends the text as it is. */
export const Prices = meta.story({
  tags: ['R12.02'],
  render: states(FieldWithHint, {
    Chargeable: { initialText: '165000' },
    'Not chargeable': { initialText: '1.2 lakh' },
    Unreadable: { initialText: 'call for price' },
    'Too low': { initialText: '95' },
  }),
  play: async ({ canvasElement }) => {
    const chargeable = inState(canvasElement, 'Chargeable');
    await expect(chargeable.getByText('one lakh sixty-five thousand taka')).toBeVisible();
    await expect(chargeable.queryByRole('button')).toBeNull();
    const notChargeable = inState(canvasElement, 'Not chargeable');
    await expect(notChargeable.getByRole('status')).toHaveTextContent(/^Buyers cannot pay this price by card/);
    await expect(notChargeable.getByRole('button', { name: 'Use 1,20,000' })).toBeVisible();
    const unreadable = inState(canvasElement, 'Unreadable');
    await expect(unreadable.getByRole('status')).toHaveTextContent(/^Buyers cannot pay this price by card/);
    await expect(unreadable.queryByRole('button')).toBeNull();
    const tooLow = inState(canvasElement, 'Too low');
    await expect(tooLow.getByRole('status')).toHaveTextContent('This is only ninety-five taka.');
    await expect(tooLow.getByRole('button', { name: 'Use 95,000' })).toBeVisible();
  },
});

export const Phones = meta.story({
  tags: ['R12.06'],
  args: { label: 'Phone' },
  render: states(FieldWithHint, {
    'In another form': { initialText: '+880 1711-000142' },
    Several: { initialText: '01711000142 / 01819000207' },
    'Of another country': { initialText: '+44 7700 900123' },
  }),
  play: async ({ canvasElement }) => {
    const otherForm = inState(canvasElement, 'In another form');
    await expect(otherForm.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(otherForm.getByRole('button', { name: 'Use 01711000142' }));
    await expect(otherForm.getByRole('textbox')).toHaveValue('01711000142');
    await expect(inState(canvasElement, 'Several').getByRole('status')).toHaveTextContent(
      'Buyers call and message the first number, 01711000142.',
    );
    await expect(inState(canvasElement, 'Of another country').getByRole('status')).toHaveTextContent(
      /^This is not a Bangladeshi mobile number/,
    );
  },
});
