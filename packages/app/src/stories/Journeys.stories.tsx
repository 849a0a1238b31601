import { morning } from '@second-gear/contract/fixtures';
import { createShop, fail, hang, inTurn, mockApi, refuse } from '@second-gear/contract/mockApi';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Visit } from './Visit.tsx';

const meta = preview.meta({
  component: Visit,
  args: { at: '/', as: null },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const logIn = async (canvas: Canvas) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'buyer@secondgear.test');
  await userEvent.type(canvas.getByLabelText('Password'), 'kickstart');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
};

const book = async (canvas: Canvas, bike: string) => {
  const card = (await canvas.findAllByRole('article', { name: bike }))[0];
  if (!card) throw new Error(`${bike} is not on the list.`);
  await userEvent.click(within(card).getByRole('button', { name: 'Book Now' }));
  const dialog = within(await screen.findByRole('dialog', { name: bike }));
  await userEvent.type(dialog.getByPlaceholderText('Enter Your Phone Number'), '01711000123');
  await userEvent.type(dialog.getByPlaceholderText('Enter Meeting Location'), 'Dhanmondi 27');
  await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
};

const toastOf = (words: string) => screen.findByText(words);

export const GuestIsSentToLoginAndBroughtBack = meta.story({
  args: { at: '/categories/1?from=poster' },
  beforeEach: ({ msw }) => msw.use(...mockApi(createShop(morning()))),
  play: async ({ canvas, step }) => {
    await step('the guest is shown the login page', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Login' })).toBeVisible();
    });
    await step('logs in', () => logIn(canvas));
    await step('and is at the Hondas', async () => {
      await expect(await toastOf('Login Successfull')).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Honda' })).toBeVisible();
    });
  },
});

export const BuyerBooksABike = meta.story({
  args: { at: '/categories/1', as: 'farhana' },
  beforeEach: ({ msw }) => msw.use(...mockApi(createShop(morning()))),
  play: async ({ canvas, step }) => {
    await step('book the CB750', () => book(canvas, 'Honda CB750 K2'));
    await step('read that it went well', async () => {
      await expect(await toastOf('Booking successfull')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const BuyerIsToldThatTheBikeWasBookedBefore = meta.story({
  args: { at: '/categories/1', as: 'farhana' },
  beforeEach: ({ msw }) =>
    msw.use(...mockApi(createShop(morning()), { bookBike: refuse('You already booked Honda CB750 K2') })),
  play: async ({ canvas }) => {
    await book(canvas, 'Honda CB750 K2');
    await expect(await toastOf('You already booked Honda CB750 K2')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const BuyerPays = meta.story({
  args: { at: '/dashboard/myorder', as: 'farhana' },
  beforeEach: ({ msw }) => msw.use(...mockApi(createShop(morning()))),
  play: async ({ canvas, step }) => {
    await step('open the order', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /Pay Now/ }));
      await expect(await canvas.findByText('Please Pay')).toBeVisible();
    });
    await step('pay by card', async () => {
      await userEvent.type(await canvas.findByLabelText('Card number'), '4242424242424242');
      await userEvent.type(canvas.getByLabelText('Expiry date'), '1240');
      await userEvent.type(canvas.getByLabelText('CVC'), '123');
      await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    });
    await step('read the transaction id', async () => {
      // Longer than the pause of a second before a charge is recorded again.
      await expect(await canvas.findByText('Congrats! your payment completed', {}, { timeout: 8000 })).toBeVisible();
      await expect(canvas.getByText(/^pi_/)).toBeVisible();
      await expect(await toastOf('Payment Success')).toBeVisible();
    });
    await step('and see it paid', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'My Orders' }));
      await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Paid/ })).toHaveLength(2));
    });
  },
});

export const BuyerPaysAfterTheRecordWasLostAtFirst = meta.story({
  ...BuyerPays.input,
  beforeEach: ({ msw }) => msw.use(...mockApi(createShop(morning()), { recordPayment: inTurn(fail(500)) })),
});

export const SellerIsSentAwayFromMyOrders = meta.story({
  args: { at: '/dashboard/myorder', as: 'rahim' },
  beforeEach: ({ msw }) => msw.use(...mockApi(createShop(morning()))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Login' })).toBeVisible();
  },
});

export const RoleIsStillAsked = meta.story({
  args: { at: '/dashboard/myorder', as: 'farhana' },
  beforeEach: ({ msw }) => msw.use(...mockApi(createShop(morning()), { isBuyer: hang() })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Checking what you may do here' })).toBeVisible();
    await expect(canvas.queryByText('My Orders')).toBeNull();
  },
});

export const NobodyIsAdvertised = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ...mockApi(
        createShop({ ...morning(), products: morning().products.map((bike) => ({ ...bike, advertise: false })) }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /See Products of Honda/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Tranding Now')).toBeNull());
  },
});
