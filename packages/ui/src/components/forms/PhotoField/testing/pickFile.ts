import { fireEvent } from 'storybook/test';

/** Simulates, for stories, that the user selects a file in the browser's file dialog. The file may have any type. */
export const pickFile = (within: HTMLElement, file: File): void => {
  const input = within.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  const { items, files } = new DataTransfer();
  items.add(file);
  input.files = files;
  fireEvent.change(input);
};
