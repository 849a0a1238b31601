import { bikes } from '@second-gear/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
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

const meta = preview.meta({ component: ShareButton, args: { bike: bikes.available, url } });

export const Default = meta.story({
  tags: ['R10.45'],
  beforeEach: () => replaceBrowser(share),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const text = 'Honda CG125, 2004, 165000 BDT';
    await expect(share).toHaveBeenCalledWith({ title: text, text, url });
  },
});

export const WithoutShareMenu = meta.story({
  tags: ['R10.45'],
  args: { bike: bikes.withoutYear },
  beforeEach: () => replaceBrowser(undefined),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(writeText).toHaveBeenCalledWith(`Honda CB400 Four, 420000 BDT\n${url}`);
    await expect(lastToast()).toBe('Link copied');
  },
});

export const NothingCanBeCopied = meta.story({
  beforeEach: () => {
    writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    return replaceBrowser(undefined);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(lastToast()).toBe('The link could not be copied. Copy it from the address bar.');
  },
});
