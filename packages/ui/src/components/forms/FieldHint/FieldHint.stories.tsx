import { useId, useState } from 'react';
import preview from '../../../../../../.storybook/preview.tsx';
import { states } from '../../../testing/states.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { PhoneHint, ResalePriceHint } from './FieldHint.tsx';

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
  render: states(FieldWithHint, {
    Chargeable: { initialText: '165000' },
    'Not chargeable': { initialText: '1.2 lakh' },
    Unreadable: { initialText: 'call for price' },
    'Too low': { initialText: '95' },
  }),
});

export const Phones = meta.story({
  args: { label: 'Phone' },
  render: states(FieldWithHint, {
    'In another form': { initialText: '+880 1711-000142' },
    Several: { initialText: '01711000142 / 01819000207' },
    'Of another country': { initialText: '+44 7700 900123' },
  }),
});
