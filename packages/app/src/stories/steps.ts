import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** What people do again and again, in their words. */

export type Canvas = ReturnType<typeof within>;

/** The toast with these words is there to be read. */
export const expectToast = async (words: string): Promise<void> => {
  const toast = await within(screen.getByRole('region', { name: 'Notifications' })).findByText(words);
  await waitFor(() => expect(toast).toBeVisible());
};

/** Answers questions by their labels. What is typed is pasted: a story is no typing test. */
export const fillIn = async (canvas: Canvas, answers: Readonly<Record<string, string>>): Promise<void> => {
  for (const [question, words] of Object.entries(answers)) {
    await userEvent.click(await canvas.findByLabelText(new RegExp(`^${question}`)));
    await userEvent.paste(words);
  }
};

/** Opens a list of answers and takes one. */
export const choose = async (canvas: Canvas, question: string, option: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(question) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
};

export const press = async (canvas: Canvas, name: string): Promise<void> => {
  // Nothing comes of pressing one too early: paying waits for its intent, booking until it is known who looks.
  await waitFor(() => {
    const button = canvas.getByRole('button', { name });
    expect(button).toBeEnabled();
    expect(button).not.toHaveAttribute('aria-disabled', 'true');
  });
  await userEvent.click(canvas.getByRole('button', { name }));
};

export const logIn = async (canvas: Canvas, email = 'buyer@secondgear.test'): Promise<void> => {
  await fillIn(canvas, { Email: email, Password: 'kickstart' });
  await press(canvas, 'Login');
};

export const signUp = async (canvas: Canvas, { role }: { role: 'Buyer' | 'Seller' }): Promise<void> => {
  await fillIn(canvas, { Name: 'Mou Akter', Email: 'mou@example.com' });
  await choose(canvas, 'Role', role);
  await fillIn(canvas, { Password: 'royal-350' });
  await press(canvas, 'Sign Up');
};

/** Scrolls down to the contact form, which comes with that, and sends it. */
export const sendMessage = async (canvas: Canvas): Promise<void> => {
  (await canvas.findByRole('heading', { name: 'Contact' })).scrollIntoView();
  await canvas.findByRole('button', { name: 'Send' });
  await fillIn(canvas, { Name: 'Mou Akter', Email: 'mou@example.com', Message: 'Is the RX 100 still there?' });
  await press(canvas, 'Send');
  await expectToast('Message sent');
};

/** The first bike of the list with this name. */
export const cardOf = async (canvas: Canvas, bike: string): Promise<Canvas> => {
  const [card] = await canvas.findAllByRole('article', { name: bike });
  if (!card) throw new Error(`${bike} is not on the list.`);
  return within(card);
};

export const book = async (canvas: Canvas, bike: string): Promise<void> => {
  await press(await cardOf(canvas, bike), 'Book Now');
  const dialog = within(await screen.findByRole('dialog', { name: bike }));
  await fillIn(dialog, { 'Phone number': '01711000123', 'Meeting location': 'Dhanmondi 27' });
  await press(dialog, 'Add to cart');
};

/** One line of a table, by what it is called. */
export const rowOf = async (canvas: Canvas, name: string): Promise<Canvas> => {
  const row = (await canvas.findByRole('rowheader', { name })).closest('tr');
  if (!row) throw new Error(`${name} has no row.`);
  return within(row);
};

/** It is not on the list any more. */
export const expectRemoved = (canvas: Canvas, name: string): Promise<void> =>
  waitFor(() => expect(canvas.queryByRole('rowheader', { name })).toBeNull());

/** Presses Delete in the line of a table, and means it. */
export const confirmDelete = async (canvas: Canvas, name: string): Promise<void> => {
  await press(await rowOf(canvas, name), 'Delete');
  const question = await screen.findByRole('alertdialog', { name: 'Are You sure You to delete?' });
  await press(within(question), 'Delete');
};

/** Deletes the line of a table, and is told what came of it. */
export const deleteRow = async (canvas: Canvas, name: string, told: string): Promise<void> => {
  await confirmDelete(canvas, name);
  await expectToast(told);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

/** A photo as a camera makes it, though smaller. */
const takePhoto = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(320, 200);
  canvas.getContext('2d')?.fillRect(0, 150, 320, 50);
  const type = 'image/jpeg';
  return new File([await canvas.convertToBlob({ type })], 'left-side.jpg', { type });
};

/** What a file window does once a file was chosen. */
const pickPhoto = async (canvasElement: HTMLElement): Promise<void> => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, await takePhoto());
};

/** Answers all of 'Add A Bike' and sends it. */
export const addBike = async (canvas: Canvas, canvasElement: HTMLElement, bikeName: string): Promise<void> => {
  await choose(canvas, 'Bike Category', 'Yamaha');
  await choose(canvas, 'Condition', 'Good');
  await fillIn(canvas, {
    'Bike Name': bikeName,
    'Orginal Price': '180000',
    'Resale Price': '95000',
    'Purchase year': '1994',
    'Year of used': '32',
    Phone: '01711000142',
    Location: 'Ambarkhana, Sylhet',
    Description: 'Papers complete, chain and sprockets new.',
  });
  await pickPhoto(canvasElement);
  await canvas.findByText('left-side.jpg');
  await press(canvas, 'Add New');
};
