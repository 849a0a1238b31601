import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { inBox } from '../../../testing/inBox.tsx';
import { inState, states } from '../../../testing/states.tsx';
import { withDataSaver } from '../../../testing/withDataSaver.tsx';
import { Image } from './Image.tsx';

const meta = preview.meta({
  component: Image,
  args: { src: '/pictures/brands/honda.svg', alt: 'Honda CG125 2004, side view' },
  decorators: [inBox({ maxInlineSize: '30rem' })],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Honda CG125 2004, side view' });
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', '480');
    await expect(image).toHaveAttribute('height', '300');
  },
});

export const NotLoaded = meta.story({
  tags: ['L3'],
  args: { src: '/pictures/photos/gone.jpg' },
  play: async ({ canvas, canvasElement }) => {
    const heightOfBox = () => canvasElement.querySelector('span')?.getBoundingClientRect().height;
    const before = heightOfBox();
    await waitFor(() => expect(canvas.getByText('No photo')).toBeVisible());
    await expect(heightOfBox()).toBe(before);
  },
});

/** The photo is loaded when the user presses the button. The focus then stays at the photo. */
export const DataSaver = meta.story({
  tags: ['R13.41'],
  decorators: [withDataSaver],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Show photo: Honda CG125 2004, side view' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const image = await canvas.findByRole('img', { name: 'Honda CG125 2004, side view' });
    await expect(image.parentElement).toHaveFocus();
  },
});

export const OtherStates = meta.story({
  render: states(Image, {
    'Without a photo': { src: '' },
    'Unsafe URL': { src: 'javascript:alert(1)' },
    Eager: { isEager: true, ratio: '3 / 2' },
  }),
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Without a photo', 'Unsafe URL'])
      await expect(inState(canvasElement, name).getByText('No photo')).toBeVisible();
    const image = canvas.getByRole('img', { name: 'Honda CG125 2004, side view' });
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
    await expect(image).toHaveAttribute('height', '320');
  },
});
