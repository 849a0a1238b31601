import { fireEvent } from 'storybook/test';

/** For stories: does what the file dialog of the browser does when the user selects a file of any type. */
export const pickFile = (within: HTMLElement, file: File): void => {
  const input = within.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  const { items, files } = new DataTransfer();
  items.add(file);
  input.files = files;
  fireEvent.change(input);
};
