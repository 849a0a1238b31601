import { Suspense, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { TextField } from '../../../../components/forms/TextField/TextField.tsx';
import { LanguageProvider } from '../../../../language/LanguageProvider.tsx';
import { PhoneHint, ResalePriceHint } from './FieldHint.tsx';

/** A field with its hint. The story starts with `initialText`. */
const FieldWithHint = ({ label, initialText }: { label: 'Resale Price' | 'Phone'; initialText: string }) => {
  const [text, setText] = useState(initialText);
  const Hint = label === 'Phone' ? PhoneHint : ResalePriceHint;
  return (
    <>
      <TextField label={label} value={text} onChange={setText} aria-describedby="hint" />
      <Hint id="hint" text={text} onUse={setText} />
    </>
  );
};

const meta = preview.meta({
  component: FieldWithHint,
  args: { label: 'Resale Price' as const, initialText: '' },
  argTypes: { initialText: { description: 'The text of the field when the story starts.' } },
});

export const Chargeable = meta.story({
  args: { initialText: '165000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('one lakh sixty-five thousand taka')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NotChargeable = meta.story({
  args: { initialText: '1.2 lakh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Buyers cannot pay this price by card/);
    await expect(canvas.getByRole('button', { name: 'Use 120000' })).toBeVisible();
  },
});

/** If a text is not one price, the hint offers nothing. The form sends the text as it is. */
export const Unreadable = meta.story({
  tags: ['R12.02'],
  args: { initialText: 'call for price' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Buyers cannot pay this price by card/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const TooLow = meta.story({
  args: { initialText: '95' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This is only ninety-five taka.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use 95000' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('95000');
  },
});

export const PhoneInAnotherForm = meta.story({
  args: { label: 'Phone', initialText: '+880 1711-000142' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Use 01711000142' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const SeveralPhones = meta.story({
  tags: ['R12.06'],
  args: { label: 'Phone', initialText: '01711000142 / 01819000207' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Buyers call and message the first number, 01711000142.',
    );
  },
});

export const PhoneOfAnotherCountry = meta.story({
  args: { label: 'Phone', initialText: '+44 7700 900123' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^This is not a mobile number of Bangladesh/);
  },
});

export const LargeText = meta.story({
  args: { initialText: 'পঁচানব্বই হাজার পাঁচশ' },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const InBangla = meta.story({
  args: { initialText: 'দেড় লাখ' },
  decorators: [
    (Story) => (
      <Suspense>
        <LanguageProvider language="bn">
          <Story />
        </LanguageProvider>
      </Suspense>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '১৫০০০০ লিখুন' })).toBeVisible();
    await expect(canvas.getByText('এক লাখ পঞ্চাশ হাজার টাকা')).toBeVisible();
  },
});
