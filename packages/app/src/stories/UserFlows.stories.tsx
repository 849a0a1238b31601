import { seedDb } from '@second-gear/fixtures';
import { createMockBackend, mockApi } from '@second-gear/mock-server/msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import {
  addBike,
  book,
  type Canvas,
  cardOf,
  deleteRow,
  expectRemoved,
  expectToast,
  logIn,
  press,
  report,
  rowOf,
  sendMessage,
  signUp,
} from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/', as: null };

/**
 * The main tasks of a guest, a buyer, a seller and an admin. They run on a desktop viewport, where all menus are
 * visible.
 */
const meta = preview.meta({
  title: 'User flows',
  component: AppStory,
  args,
  tags: ['!autodocs', 'no-screenshot'],
  parameters: {
    layout: 'fullscreen',
    noScreenshot: 'Each page has its own screenshots, and the last toast may be gone or not.',
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: withMockApi,
});

/** Follows a link in the navbar or in the menu. */
const goTo = async (canvas: Canvas, name: string) => {
  const [link] = await canvas.findAllByRole('link', { name });
  if (!link) throw new Error(`There is no link to ${name}.`);
  await userEvent.click(link);
};

const trending = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Tranding Now' }));

export const Guest = meta.story({
  tags: ['R1.15', 'R2.57', 'R8.15'],
  play: async ({ canvas, step }) => {
    await step('the guest sees the trending bike', async () => {
      await expect(await (await trending(canvas)).findByRole('heading', { name: 'Yamaha RX 100' })).toBeVisible();
    });
    await step('the guest sends a message with the contact form', async () => {
      await sendMessage(canvas);
    });
    await step('the guest reads the blogs', async () => {
      await goTo(canvas, 'Blogs');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    });
    await step('the guest opens a brand, and is asked to log in', async () => {
      await goTo(canvas, 'Home');
      await userEvent.click(await canvas.findByRole('link', { name: 'See Products of Yamaha' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    });
    await step('after the login the guest sees the brand', async () => {
      await logIn(canvas);
      await expectToast('Login Successfull');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Yamaha' })).toBeVisible();
    });
  },
});

export const NewUser = meta.story({
  tags: ['R8.17'],
  args: { at: '/signup' },
  play: async ({ canvas, step }) => {
    await step('the new user signs up as a seller', async () => {
      await signUp(canvas, { role: 'Seller' });
      await expectToast('Sign Up successfull');
    });
    await step('the new seller sees an empty list of bikes', async () => {
      await goTo(canvas, 'Dashboard');
      await goTo(canvas, 'My Product');
      await expect(await canvas.findByText('No bikes yet')).toBeVisible();
    });
  },
});

export const Buyer = meta.story({
  tags: ['R1.03', 'R2.25', 'R4.13', 'R7.26', 'R8.07', 'R8.21', 'R8.22'],
  args: { at: '/categories/1', as: 'farhana' },
  play: async ({ canvas, step }) => {
    await step('the buyer reports a bike', async () => {
      await report(await cardOf(canvas, 'Honda CD 70'));
      await expectToast('Reported Successfully');
    });
    await step('the buyer books a bike', async () => {
      await book(canvas, 'Honda CB750 K2');
      await expectToast('Booking successfull');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the card of the booked bike links to My Orders', async () => {
      const card = await cardOf(canvas, 'Honda CB750 K2');
      await expect(card.getByRole('button', { name: 'Book Now' })).toBeEnabled();
      await userEvent.click(card.getByRole('link', { name: 'Booked: My Orders' }));
    });
    await step('the buyer sees the booking in My Orders', async () => {
      const order = await cardOf(canvas, 'Honda CB750 K2');
      await expect(order.getByRole('link', { name: /Pay Now/ })).toBeVisible();
    });
    await step('the buyer logs out', async () => {
      await press(canvas, 'Logout');
      await expectToast('Logout successfull');
      await expect(canvas.queryByText('Farhana Akter')).toBeNull();
    });
  },
});

export const BuyerPays = meta.story({
  tags: ['R1.05', 'R4.11', 'R4.22', 'R8.09'],
  args: { at: '/dashboard/myorder', as: 'farhana' },
  play: async ({ canvas, step }) => {
    await step('the buyer opens the payment page of an order', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /Pay Now/ }));
      await expect(await canvas.findByText('Please Pay')).toBeVisible();
    });
    await step('the buyer pays by card', async () => {
      await userEvent.type(await canvas.findByLabelText('Card number'), '4242424242424242');
      await userEvent.type(canvas.getByLabelText('Expiry date'), '1240');
      await userEvent.type(canvas.getByLabelText('CVC'), '123');
      await press(canvas, 'Pay');
    });
    await step('the buyer sees the transaction id', async () => {
      await expect(await canvas.findByText('Congrats! your payment completed')).toBeVisible();
      await expect(canvas.getByText(/^pi_/)).toBeVisible();
      await expectToast('Payment Success');
    });
    await step('the order is shown as paid in My Orders', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'My Orders' }));
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Paid/ })).toHaveLength(2));
    });
  },
});

export const Seller = meta.story({
  tags: ['R1.06', 'R1.07', 'R1.08', 'R2.93', 'R7.20', 'R7.23', 'R7.24', 'R8.18', 'R8.19', 'R8.20'],
  args: { at: '/dashboard/addproduct', as: 'rahim' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the seller adds a bike with a photo', async () => {
      await addBike(canvas, canvasElement, 'Yamaha DT 125');
      await expectToast('New product is added successfully');
    });
    await step('the seller advertises the new bike', async () => {
      await press(await rowOf(canvas, 'Yamaha DT 125'), 'Advertise');
      await expectToast('advertise Successfully');
    });
    await step('the seller deletes another bike', async () => {
      await deleteRow(canvas, 'Honda CG125', 'Bike Deleted Successfully');
      await expectRemoved(canvas, 'Honda CG125');
    });
    await step('the new bike is the trending bike of the home page', async () => {
      await goTo(canvas, 'Home');
      await expect(await (await trending(canvas)).findByRole('heading', { name: 'Yamaha DT 125' })).toBeVisible();
    });
  },
});

export const Admin = meta.story({
  tags: ['R1.09', 'R1.13', 'R4.01', 'R4.10', 'R7.13', 'R8.13', 'R8.14'],
  args: { at: '/dashboard', as: 'nasrin' },
  play: async ({ canvas, step }) => {
    await step('the admin verifies a seller', async () => {
      await goTo(canvas, 'All Sellers');
      await press(await rowOf(canvas, 'Sadia Rahman'), 'make verified');
      await expectToast('Seller Verified successful.');
      await expect(await (await rowOf(canvas, 'Sadia Rahman')).findByText('Verified')).toBeVisible();
    });
    await step('the admin deletes a buyer', async () => {
      await goTo(canvas, 'All Buyers');
      await deleteRow(canvas, 'Imran Kabir', 'Successfully Deleted');
      await expectRemoved(canvas, 'Imran Kabir');
    });
    await step('the admin deletes a reported bike', async () => {
      await goTo(canvas, 'Reported Items');
      await deleteRow(canvas, 'Yamaha SR 400', 'Successfully Deleted');
      await expectRemoved(canvas, 'Yamaha SR 400');
    });
    await step("the seller's bike has the verified badge", async () => {
      await goTo(canvas, 'Home');
      await userEvent.click(await canvas.findByRole('link', { name: 'See Products of Yamaha' }));
      const card = await cardOf(canvas, 'Yamaha RD 350');
      await expect(card.getByRole('button', { name: 'Verified Seller' })).toBeVisible();
    });
  },
});

const writes = /^(GET \/(advertisement|report|productstatus|allproducts)[/?]|POST|PUT|DELETE)/;

/** The writes that the running story has sent. */
let sentWrites: string[] = [];
/**
 * Lets the mock backend respond. The story presses the button twice before it calls this function, because a press
 * after the response would be a separate write.
 */
let respond = () => {};

/** Each press of a button sends a write only once, although React's StrictMode runs each effect twice. */
export const WritesAreSentOnce = meta.story({
  args: { at: '/dashboard/myproduct', as: 'rahim' },
  beforeEach: ({ msw }) => {
    sentWrites = [];
    const backend = createMockBackend(seedDb({ bikes: 0 }));
    const pressed = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const handle: typeof backend.handle = async (request) => {
      const endpoint = `${request.method} ${request.path}`;
      if (writes.test(endpoint)) {
        sentWrites.push(endpoint.replace(/[0-9a-f]{24}/, '{id}'));
        await pressed;
      }
      return backend.handle(request);
    };
    msw.use(...mockApi({ ...backend, handle }));
  },
  play: async ({ canvas }) => {
    const advertise = (await rowOf(canvas, 'Honda CG125')).getByRole('button', { name: 'Advertise' });
    await userEvent.hover(advertise);
    await expect(sentWrites).toEqual([]);
    await userEvent.dblClick(advertise);
    respond();
    await expectToast('advertise Successfully');
    await expect(sentWrites).toEqual(['GET /advertisement/{id}']);
  },
});
