import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  args: { summary: 'How we compare prices', children: <p>The price is compared with the median.</p> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const content = canvas.getByText('The price is compared with the median.');
    await expect(content).not.toBeVisible();
    await userEvent.click(canvas.getByText('How we compare prices'));
    await expect(content).toBeVisible();
  },
});
