import { fireEvent } from 'storybook/test';

/** For stories: what a file window does once a file was chosen. The window filters by kind only as a courtesy. */
export const pickFile = (within: HTMLElement, file: File): void => {
  const input = within.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  const { items, files } = new DataTransfer();
  items.add(file);
  input.files = files;
  fireEvent.change(input);
};
