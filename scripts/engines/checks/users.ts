import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bikeFormTexts } from '../../../packages/fixtures/src/index.ts';
import { button, heading, link, role, text, type UserPage } from '../page/userPage.ts';
import { type Check, expectEqual } from './check.ts';
import {
  bookFirstBike,
  deleteRow,
  logIn,
  openCategory,
  openMenuItem,
  openPayment,
  payWithCard,
  rowOf,
  selectOption,
  signInWithGoogle,
  validCard,
} from './steps.ts';

/** Adds a Yamaha whose photo is a picture of the page. */
const addBike = async (page: UserPage, bikeName: string) => {
  await openMenuItem(page, 'Add a Product');
  await selectOption(page, 'Bike Category', 'Yamaha');
  await selectOption(page, 'Condition', 'Good');
  const fields = { 'Bike Name': bikeName, ...bikeFormTexts };
  for (const [name, value] of Object.entries(fields)) await page.type(value, role('textbox', new RegExp(`^${name}`)));
  const folder = await mkdtemp(join(tmpdir(), 'second-gear-photo-'));
  const photo = join(folder, 'left-side.png');
  await writeFile(photo, await page.screenshot());
  await page.chooseFile(photo, { css: 'main input[type=file]' });
  await page.see(role('img', 'The photo you chose'));
  await page.click(button('Add New'));
  await page.see(text('New product is added successfully'));
  await rm(folder, { recursive: true });
};

/** What the users of each role do. */
export const userChecks: readonly Check[] = [
  {
    name: 'a buyer with an e-mail address books a bike, pays for it, and opens the receipt',
    run: async (page, app) => {
      await logIn(page, 'buyer');
      await openCategory(page, 'Honda');
      const bike = await bookFirstBike(page);
      await openPayment(page, bike);
      await payWithCard(page, validCard);
      await page.see(text('Congrats! your payment completed'));
      const [charge, ...others] = await app.ledger();
      expectEqual([charge?.last4, others.length], ['4242', 0], 'the ledger');
      await page.open('/dashboard/myorder');
      await page.click(role('article', bike), link(/Receipt/));
      await page.see(heading('Receipt'));
      await page.see(text(new RegExp(charge?.intentId ?? 'no charge')));
    },
  },
  {
    name: 'a buyer with a Google account books a bike, pays for it, and logs out',
    run: async (page, app) => {
      await signInWithGoogle(page);
      await openCategory(page, 'Royel Enfield');
      const bike = await bookFirstBike(page);
      await openPayment(page, bike);
      await payWithCard(page, validCard);
      await page.see(text('Congrats! your payment completed'));
      expectEqual((await app.ledger()).length, 1, 'the number of charges');
      await page.click(button('Logout'));
      await page.see(text('Logout successfull'));
    },
  },
  {
    name: 'a seller adds a bike with a photo, advertises it, and deletes it',
    run: async (page) => {
      const bike = 'Yamaha DT 125 of the seller';
      await logIn(page, 'seller');
      await addBike(page, bike);
      await page.waitForPath(/\/dashboard\/myproduct$/);
      await page.click(rowOf(bike), button('Advertise'));
      await page.see(text('advertise Successfully'));
      await page.open('/');
      const trending = role('region', 'Tranding Now');
      await page.see(trending, heading(bike));
      await page.see(trending, role('img', `${bike}, side view`));
      await page.waitUntilLoaded();
      await page.open('/dashboard/myproduct');
      await deleteRow(page, bike, 'Bike Deleted Successfully');
    },
  },
  {
    name: 'an admin verifies a seller, and deletes a reported bike',
    run: async (page) => {
      await logIn(page, 'admin');
      await openMenuItem(page, 'All Sellers');
      await page.click(rowOf('Sadia Rahman'), button('make verified'));
      await page.see(text('Seller Verified successful.'));
      await page.see(rowOf('Sadia Rahman'), text('Verified'));
      await openMenuItem(page, 'Reported Items');
      await deleteRow(page, 'Yamaha SR 400', 'Successfully Deleted');
    },
  },
];
