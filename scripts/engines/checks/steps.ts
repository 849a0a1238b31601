import { button, heading, label, link, type Query, role, text, type UserPage } from '../page/userPage.ts';

/** The steps of packages/app/e2e/support/steps.ts that these checks need, without Playwright, which cannot drive the engines. */

export const validCard = '4242 4242 4242 4242';

export const logIn = async (page: UserPage, user: 'buyer' | 'seller' | 'admin') => {
  await page.open('/login');
  await page.type(`${user}@secondgear.test`, label('Email'));
  await page.type('kickstart', label('Password'));
  await page.click(button('Login'));
  await page.see(text('Login Successfull'));
};

export const signInWithGoogle = async (page: UserPage) => {
  await page.open('/login');
  await page.click(button('Continue With Google'));
  await page.click(role('dialog'), button(/Tahmid Rahman/));
  await page.see(text('Login successfull'));
};

/** Opens a category from the home page. The user sees the category as a brand. */
export const openCategory = async (page: UserPage, category: string) => {
  await page.open('/');
  await page.click(link(new RegExp(`See Products.*${category}`)));
  // The home page has such a heading and articles too.
  await page.waitForPath(/^\/categories\//);
  await page.see(heading(new RegExp(`^${category}`)));
  await page.see(role('article'));
};

export const openMenuItem = async (page: UserPage, item: string) => {
  await page.click(role('navigation', 'Main'), link('Dashboard'));
  await page.click(role('navigation', 'Dashboard'), link(new RegExp(item)));
};

export const bookFirstBike = async (page: UserPage): Promise<string> => {
  const name = await page.read(role('article'), role('heading'));
  await page.click(role('article'), button('Book Now'));
  const dialog = role('dialog', new RegExp(name));
  await page.type('01711000123', dialog, { placeholder: 'Enter Your Phone Number' });
  await page.type('Dhanmondi 27, Dhaka', dialog, { placeholder: 'Enter Meeting Location' });
  await page.click(dialog, button('Add to cart'));
  await page.see(text('Booking successfull'));
  await page.seeNo(dialog);
  return name;
};

export const openPayment = async (page: UserPage, bikeName: string) => {
  await page.open('/dashboard/myorder');
  await page.click(role('article', bikeName), link('Pay Now'));
  await page.see(text('Payment for'));
};

export const payWithCard = async (page: UserPage, number: string) => {
  await page.type(number, label('Card number'));
  await page.type('1240', label('Expiry date'));
  await page.type('123', label('CVC'));
  await page.click(button('Pay'));
};

export const rowOf = (name: string): Query => ({ role: 'row', has: role('rowheader', name) });

export const deleteRow = async (page: UserPage, name: string, toast: string) => {
  await page.click(rowOf(name), button('Delete'));
  await page.click(role('alertdialog'), button('Delete'));
  await page.see(text(toast));
  await page.seeNo(rowOf(name));
};

/** The browser shows the options of a select in a list of its own, which is not in the page. So a script selects the option. */
export const selectOption = async (page: UserPage, field: string, option: string) => {
  await page.see(label(field));
  await page.evaluate(`(() => {
    const select = [...document.querySelectorAll('select')].find(({ labels }) => labels[0].textContent === ${JSON.stringify(field)});
    select.value = [...select.options].find(({ text }) => text === ${JSON.stringify(option)}).value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
};
