import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CardFrame } from './CardFrame.tsx';

const element = '<html lang="en"><title>Card</title><input aria-label="Card number" value="4242">';

const meta = preview.meta({
  component: CardFrame,
  args: { children: <iframe title="Card" srcDoc={element} style={{ border: 0, height: 32, width: '100%' }} /> },
});

export const AroundAProvidersElement = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Card');
    frame.focus();
    await expect(frame).toHaveFocus();
  },
});
