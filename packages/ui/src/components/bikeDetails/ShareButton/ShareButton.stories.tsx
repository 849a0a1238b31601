import { bikes } from '@second-gear/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { storiesInFrames } from '../../../testing/storiesInFrames.ts';
import { toastStore } from '../../feedback/Toasts/toast.ts';
import { ShareButton } from './ShareButton.tsx';

const url = 'https://secondgear.example/categories/1/bikes/6a3f';
const share = fn(async () => undefined);
const writeText = fn(async () => undefined);

/** Replaces the share menu and the clipboard of the browser during a story. */
const replaceBrowser = (share: unknown) => {
  const properties = { share: { value: share }, clipboard: { value: { writeText } } };
  for (const [name, { value }] of Object.entries(properties))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return () => {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name);
  };
};

const lastToast = () => toastStore.read()[0]?.content;

const openDialog = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: 'Share' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

const meta = preview.meta({
  component: ShareButton,
  args: { bike: bikes.available, url },
  parameters: storiesInFrames,
});

export const Default = meta.story({
  tags: ['R10.45'],
  beforeEach: () => replaceBrowser(share),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    const text = 'Honda CG125, 2004, 165000 BDT';
    await expect(dialog.getByRole('textbox', { name: 'Text and link' })).toHaveValue(`${text}\n${url}`);
    await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'More' }));
    await expect(share).toHaveBeenCalledWith({ title: text, text, url });
  },
});

export const WithoutShareMenu = meta.story({
  tags: ['R10.45'],
  args: { bike: bikes.withoutYear },
  beforeEach: () => replaceBrowser(undefined),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(dialog.queryByRole('button', { name: 'More' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(writeText).toHaveBeenCalledWith(`Honda CB400 Four, 420000 BDT\n${url}`);
    await waitFor(() => expect(lastToast()).toBe('Link copied'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const NothingCanBeCopied = meta.story({
  tags: ['F13'],
  beforeEach: () => {
    writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    return replaceBrowser(undefined);
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('The link could not be copied. Select the text and copy it.'),
    );
  },
});
