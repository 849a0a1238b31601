import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { CreditCardFrame } from './CreditCardFrame.tsx';

const element = '<html lang="en"><title>Card</title><input aria-label="Card number" value="4242">';

/** Like the iframe of Stripe: with the `color-scheme` of the page, it would be white in the dark theme. */
const style = { border: 0, height: 32, width: '100%', colorScheme: 'normal' } as const;

const meta = preview.meta({
  component: CreditCardFrame,
  args: { children: <iframe title="Card" srcDoc={element} style={style} /> },
});

export const AroundACardElement = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Card');
    frame.focus();
    await expect(frame).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('group')).outlineWidth).toBe('3px');
  },
});

/** The frame of an invalid card is red and has a border of 2 px instead of 1, so that colour is not the only sign. */
export const Invalid = meta.story({
  args: { isInvalid: true },
  play: async ({ canvas }) => {
    const { borderColor, boxShadow } = getComputedStyle(canvas.getByRole('group'));
    await expect(boxShadow).toBe(`${borderColor} 0px 0px 0px 1px inset`);
  },
});
