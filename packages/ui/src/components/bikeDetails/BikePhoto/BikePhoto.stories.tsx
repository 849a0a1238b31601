import { bikes } from '@second-gear/fixtures';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { withDataSaver } from '../../../testing/withDataSaver.tsx';
import { BikePhoto } from './BikePhoto.tsx';

const meta = preview.meta({ component: BikePhoto, args: { bike: bikes.available } });

/** A press opens the photo in full screen. When it is closed, the button has the focus again. */
export const Default = meta.story({
  tags: ['R10.33'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Honda CG125, side view' })).toBeVisible();
    const enlarge = canvas.getByRole('button', { name: 'Enlarge the photo: Honda CG125, side view' });
    await userEvent.click(enlarge);
    const dialog = await screen.findByRole('dialog', { name: 'Honda CG125, side view' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(enlarge).toHaveFocus());
  },
});

export const NotLoaded = meta.story({
  tags: ['F11'],
  args: { bike: { ...bikes.available, img: '/pictures/photos/gone.jpg' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No photo')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
  },
});

/** With the data saver, the photo can be enlarged after the user has loaded it. */
export const DataSaver = meta.story({
  tags: ['R13.41'],
  decorators: [withDataSaver],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show photo: Honda CG125, side view' }));
    await expect(canvas.getByRole('img', { name: 'Honda CG125, side view' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Enlarge/ })).toBeVisible();
  },
});
