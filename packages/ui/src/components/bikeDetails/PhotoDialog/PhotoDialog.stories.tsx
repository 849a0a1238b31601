import { bikes } from '@second-gear/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { PhotoDialog } from './PhotoDialog.tsx';

const meta = preview.meta({
  component: PhotoDialog,
  parameters: storiesInFrames,
  args: { isOpen: true, src: bikes.available.img, alt: 'Honda CG125, side view', onClose: fn() },
});

const position = () => screen.getByRole('img', { name: 'Honda CG125, side view' }).getBoundingClientRect();
const expectScale = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

/** The keys + and − zoom, the arrow keys move the photo, and 0 shows the whole photo again. */
export const Default = meta.story({
  tags: ['R10.33', 'R10.34'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Honda CG125, side view' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close the photo' })).toHaveFocus());
    await expectScale('100 %');
    const { width } = position();
    await userEvent.keyboard('++');
    await waitFor(() => expect(position().width).toBeGreaterThan(width * 1.5));
    const { left } = position();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(position().left).toBeLessThan(left));
    await userEvent.keyboard('0');
    await expectScale('100 %');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The buttons zoom too. If a button has no effect at the current scale, it is disabled, but it keeps the focus. */
export const Buttons = meta.story({
  tags: ['R10.34'],
  play: async ({ args }) => {
    const zoomOut = await screen.findByRole('button', { name: 'Zoom out' });
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(zoomOut).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(zoomOut);
    await expectScale('100 %');
    await expect(zoomOut).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close the photo' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
