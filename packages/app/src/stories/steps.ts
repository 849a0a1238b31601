import { bikeFormTexts } from '@second-gear/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

export const expectToast = async (text: string): Promise<void> => {
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  // Each attempt looks for the toast again: on a busy machine, a toast that was found may have disappeared in the meantime.
  await waitFor(() => expect(toasts.getAllByText(text).at(-1)).toBeVisible());
};

/**
 * Fills in form fields, which it finds by their labels. It pastes the values, because typing is slow and other tests
 * type into fields.
 */
export const fillIn = async (canvas: Canvas, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(await canvas.findByLabelText(new RegExp(`^${label}`)));
    await userEvent.paste(value);
  }
};

export const choose = async (canvas: Canvas, label: string, option: string): Promise<void> => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: label }), option);
};

export const press = async (canvas: Canvas, name: string): Promise<void> => {
  // Waits until the button is enabled: Pay is disabled until the payment intent exists, Book Now until the role is
  // known.
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

export const report = async (card: Canvas): Promise<void> => {
  await press(card, 'Report to admin');
  const dialog = await screen.findByRole('alertdialog', { name: 'Report this bike?' });
  await press(within(dialog), 'Report');
};

export const rowOf = async (canvas: Canvas, name: string): Promise<Canvas> => {
  const row = (await canvas.findByRole('rowheader', { name })).closest('tr');
  if (!row) throw new Error(`${name} has no row.`);
  return within(row);
};

export const expectRemoved = (canvas: Canvas, name: string): Promise<void> =>
  waitFor(() => expect(canvas.queryByRole('rowheader', { name })).toBeNull());

export const confirmDelete = async (canvas: Canvas, name: string): Promise<void> => {
  await press(await rowOf(canvas, name), 'Delete');
  const dialog = await screen.findByRole('alertdialog', { name: 'Are You sure You to delete?' });
  await press(within(dialog), 'Delete');
};

export const deleteRow = async (canvas: Canvas, name: string, message: string): Promise<void> => {
  await confirmDelete(canvas, name);
  await expectToast(message);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

const createPhoto = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(320, 200);
  canvas.getContext('2d')?.fillRect(0, 150, 320, 50);
  const type = 'image/jpeg';
  return new File([await canvas.convertToBlob({ type })], 'left-side.jpg', { type });
};

const choosePhoto = async (canvasElement: HTMLElement): Promise<void> => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  await userEvent.upload(input, await createPhoto());
};

export const addBike = async (canvas: Canvas, canvasElement: HTMLElement, bikeName: string): Promise<void> => {
  await choose(canvas, 'Bike Category', 'Yamaha');
  await choose(canvas, 'Condition', 'Good');
  await fillIn(canvas, { 'Bike Name': bikeName, ...bikeFormTexts });
  await choosePhoto(canvasElement);
  await canvas.findByText('left-side.jpg');
  await press(canvas, 'Add New');
};
