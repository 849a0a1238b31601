import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { PhotoField } from './PhotoField.tsx';
import { pickFile } from './testing/pickFile.ts';
import { samplePhoto } from './testing/samplePhotos.ts';

/** The file of an upload in the args. The stories show the upload for the photo that is selected in the field. */
const photo = new File([], 'photo.png');

const meta = preview.meta({
  component: PhotoField,
  args: { label: 'Bike Photo', value: null, onChange: fn() },
  render: function KeepsItsValue({ value, errorMessage, upload, onChange, ...props }) {
    const [selected, setSelected] = useState(value);
    return (
      <PhotoField
        {...props}
        errorMessage={selected ? undefined : errorMessage}
        value={selected}
        upload={selected instanceof File && upload ? { ...upload, photo: selected } : undefined}
        onChange={(next) => {
          setSelected(next);
          onChange(next);
        }}
      />
    );
  },
});

/**
 * Simulates that the user drags a file from another program into the page. `last` is the last event that is sent. The events
 * contain a plain object instead of a DataTransfer, because a DataTransfer that a page has created does not allow a drop.
 */
const drag = (target: HTMLElement, files: readonly File[], last: 'dragenter' | 'drop' = 'drop'): void => {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const dataTransfer = { effectAllowed: 'copy', dropEffect: 'none', types: ['Files'], items };
  for (const type of last === 'drop' ? ['dragenter', 'dragover', 'drop'] : ['dragenter']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true });
    target.dispatchEvent(Object.defineProperty(event, 'dataTransfer', { value: dataTransfer }));
  }
};

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Bike Photo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveAccessibleDescription(
      'JPG, PNG or WebP, up to 60 MB',
    );
    await expect(canvasElement.querySelector('input[type=file]')).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp',
    );
  },
});

/** While a file is dragged over the area, the area is highlighted. */
export const DraggedOver = meta.story({
  play: async ({ canvas }) => {
    const text = canvas.getByText('Drop the photo here');
    drag(text, [await samplePhoto()], 'dragenter');
    await waitFor(() => expect(text.closest('[data-drop-target]')).not.toBeNull());
  },
});

/** The browser's file dialog opens when the user presses Enter on the button, and after a click. */
export const ByKeyboardOnly = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input[type=file]')?.addEventListener('click', opened, { once: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(1);
    pickFile(canvasElement, await samplePhoto());
    await expect(await canvas.findByRole('button', { name: 'Change' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus());
  },
});

const jpeg = (...content: BlobPart[]) => new File(content, 'honda.jpg', { type: 'image/jpeg' });

/** Files that are rejected, each with its error message. */
const rejectedFiles: [kind: string, message: string, file: () => File | Promise<File>][] = [
  [
    'a page with the name and the type of a JPEG file',
    'This file is not a JPG, PNG or WebP photo. Choose another one.',
    () => jpeg('<!doctype html><title>Honda</title>'),
  ],
  [
    'a HEIC, the default photo format of an iPhone',
    'This is a HEIC photo from an iPhone. Save it as JPG and choose that file.',
    () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0142.HEIC', { type: 'image/heic' }),
  ],
  [
    'too narrow',
    'One side of this photo is more than 5 times as long as the other. Choose another one.',
    () => samplePhoto({ width: 120, height: 1200 }),
  ],
  [
    'cut off half way',
    'This photo is damaged, or too large for this device. Choose another one.',
    async () => {
      const photo = await samplePhoto({ type: 'image/jpeg' });
      return jpeg(photo.slice(0, photo.size / 2));
    },
  ],
];

/** A rejected file does not replace the photo, and screen readers announce the error. */
export const Rejected = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    for (const [kind, message, file] of rejectedFiles) {
      await step(kind, async () => {
        // A valid photo removes the error. So the story can check that the next file causes an error of its own.
        pickFile(canvasElement, await samplePhoto());
        await canvas.findByText('rx100-left-side.png');
        await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
        pickFile(canvasElement, await file());
        await expect(await canvas.findByRole('alert')).toHaveTextContent(message);
        await expect(canvas.getByText('rx100-left-side.png')).toBeVisible();
      });
    }
    await expect(args.onChange).toHaveBeenCalledTimes(rejectedFiles.length);
  },
});

/** The app makes the photo smaller when it is chosen. This takes some time if the photo is large. */
export const Preparing = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const photo = await samplePhoto();
    spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(() => new Promise(() => {}));
    pickFile(canvasElement, photo);
    await expect(await canvas.findByRole('progressbar', { name: 'Preparing the photo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  },
});

/** The preview shows the photo that is uploaded: a large photo has at most 1,600 pixels on a side. */
export const Large = meta.story({
  tags: ['F111'],
  play: async ({ args, canvas, canvasElement }) => {
    pickFile(canvasElement, await samplePhoto({ type: 'image/jpeg', width: 2000, height: 1800 }));
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'The photo you chose' });
    await waitFor(() => expect(image.naturalWidth).toBe(1600));
    await expect(image.naturalHeight).toBe(1440);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

const { convertToBlob } = OffscreenCanvas.prototype;

/**
 * Firefox with `privacy.resistFingerprinting` encodes coloured stripes instead of the photo. The field rejects the photo. When
 * the user has allowed the site to read pixels, the same photo is accepted.
 */
export const CanvasBlocked = meta.story({
  tags: ['F110'],
  play: async ({ args, canvas, canvasElement }) => {
    const photo = await samplePhoto();
    const stripes = spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(async function (
      this: OffscreenCanvas,
      options,
    ) {
      const { width, height } = this;
      const other = new OffscreenCanvas(width, height);
      const context = other.getContext('2d');
      for (let x = 0; context && x < width; x += 4) {
        context.fillStyle = `hsl(${x * 7} 90% 50%)`;
        context.fillRect(x, 0, 4, height);
      }
      return convertToBlob.call(other, options);
    });
    pickFile(canvasElement, photo);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This browser hides the colours of photos/);
    await expect(args.onChange).not.toHaveBeenCalled();
    stripes.mockRestore();
    pickFile(canvasElement, photo);
    await expect(await canvas.findByText(photo.name)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const onCancel = fn();

/** During the upload the field shows the progress and a cancel button. The user cannot change or remove the photo. */
export const Sending = meta.story({
  args: { upload: { photo, state: 'sending', percent: 42, onCancel } },
  play: async ({ canvas, canvasElement }) => {
    pickFile(canvasElement, await samplePhoto());
    await expect(await canvas.findByRole('progressbar', { name: 'Sending the photo' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await expect(canvas.getByText('42%')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Change' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
    onCancel.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
});

/** After a failed upload the error stays below the photo, and the retry button is the first button. */
export const UploadFailed = meta.story({
  args: {
    upload: { photo, state: 'failed', problem: 'The photo could not be sent. Check your connection and try again.' },
  },
  play: async ({ canvas, canvasElement }) => {
    pickFile(canvasElement, await samplePhoto());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The photo could not be sent. Check your connection and try again.',
    );
    const buttons = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(buttons).toEqual(['Try again', 'Change', 'Remove']);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('type', 'submit');
  },
});

/** The photo was uploaded but a later step failed. When the user submits again, the photo is not uploaded again. */
export const Sent = meta.story({
  args: { upload: { photo, state: 'sent' } },
  play: async ({ canvas, canvasElement }) => {
    pickFile(canvasElement, await samplePhoto());
    await expect(await canvas.findByText('Photo sent')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeVisible();
  },
});

/** A listing has one photo, so several photos are rejected. */
export const Dropped = meta.story({
  play: async ({ args, canvas }) => {
    const photo = await samplePhoto();
    drag(canvas.getByText('Drop the photo here'), [photo, await samplePhoto({ name: 'another.png' })]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A listing has one photo. Choose one.');
    await expect(args.onChange).not.toHaveBeenCalled();
    drag(canvas.getByText('Drop the photo here'), [photo]);
    await expect(await canvas.findByText('rx100-left-side.png')).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});
