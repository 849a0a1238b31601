import type { EndpointName } from '@second-gear/contract';
import { bookings } from '@second-gear/fixtures';
import { userEvent } from 'storybook/test';
import type { AppStoryProps } from '../../stories/AppStory.tsx';
import {
  addBike,
  book,
  type Canvas,
  cardOf,
  confirmDelete,
  logIn,
  press,
  report,
  rowOf,
  signUp,
} from '../../stories/steps.ts';

/** How a user makes the app send a request to an endpoint, and what the user must see when the request fails. */
export type MatrixEndpoint = Pick<AppStoryProps, 'at' | 'as'> & {
  act?: (canvas: Canvas, canvasElement: HTMLElement) => Promise<void>;
  /** Whether the page sends other writes before the request that has the fault. */
  isPreceded?: boolean;
} & (
    | {
        /**
         * For a read: the text that the page shows after the request has succeeded. If the request fails, the page must
         * offer a retry.
         */
        data: string;
      }
    | {
        /**
         * For a write: a text that the page shows before the request and after it, even if the request fails. After a
         * failure there must also be a message.
         */
        stays: string;
        /** The message that the page must show after a failure. Undefined if any message is enough. */
        says?: RegExp;
      }
  );

const payment = `/dashboard/payment/${bookings.unpaid._id}`;

const pay = async (canvas: Canvas) => {
  for (const [question, words] of [
    ['Card number', '4242424242424242'],
    ['Expiry date', '1240'],
    ['CVC', '123'],
  ] as const) {
    await userEvent.click(await canvas.findByLabelText(question));
    await userEvent.paste(words);
  }
  await press(canvas, 'Pay');
};

const addABike = (canvas: Canvas, canvasElement: HTMLElement) => addBike(canvas, canvasElement, 'Yamaha DT 125');

export const matrixEndpoints = {
  isAdmin: { at: '/dashboard/report', as: 'nasrin', data: 'Yamaha SR 400' },
  isBuyer: { at: '/dashboard/myorder', as: 'farhana', data: 'Yamaha RXS 115' },
  isSeller: { at: '/dashboard/myproduct', as: 'rahim', data: 'Honda CG125' },
  findUser: { at: '/dashboard/addproduct', as: 'rahim', data: 'Add New' },
  createUser: {
    at: '/signup',
    as: null,
    act: (canvas) => signUp(canvas, { role: 'Buyer' }),
    data: 'Top Bikes Brand',
  },
  accessToken: { at: '/login', as: null, act: (canvas) => logIn(canvas), data: 'Top Bikes Brand' },
  listUsers: { at: '/dashboard/allbuyers', as: 'nasrin', data: 'Imran Kabir' },
  deleteUser: {
    at: '/dashboard/allbuyers',
    as: 'nasrin',
    act: (canvas) => confirmDelete(canvas, 'Imran Kabir'),
    stays: 'Imran Kabir',
  },
  verifySeller: {
    at: '/dashboard/allseller',
    as: 'nasrin',
    act: async (canvas) => press(await rowOf(canvas, 'Sadia Rahman'), 'make verified'),
    stays: 'Sadia Rahman',
  },
  verifyBikesOf: {
    at: '/dashboard/allseller',
    as: 'nasrin',
    act: async (canvas) => press(await rowOf(canvas, 'Sadia Rahman'), 'make verified'),
    isPreceded: true,
    stays: 'Sadia Rahman',
  },
  trending: { at: '/', as: null, data: 'Yamaha RX 100' },
  listCategories: { at: '/', as: null, data: 'Royel Enfield' },
  listBikes: { at: '/categories/1', as: 'farhana', data: 'Honda CG125' },
  createBike: { at: '/dashboard/addproduct', as: 'rahim', act: addABike, isPreceded: true, stays: 'Add New' },
  listOwnBikes: { at: '/dashboard/myproduct', as: 'rahim', data: 'Honda CG125' },
  advertise: {
    at: '/dashboard/myproduct',
    as: 'rahim',
    act: async (canvas) => press(await rowOf(canvas, 'Honda CG125'), 'Advertise'),
    stays: 'Honda CG125',
  },
  deleteBike: {
    at: '/dashboard/myproduct',
    as: 'rahim',
    act: (canvas) => confirmDelete(canvas, 'Honda CG125'),
    stays: 'Honda CG125',
  },
  reportBike: {
    at: '/categories/1',
    as: 'farhana',
    act: async (canvas) => report(await cardOf(canvas, 'Honda CG125')),
    stays: 'Honda CG125',
  },
  listReports: { at: '/dashboard/report', as: 'nasrin', data: 'Yamaha SR 400' },
  deleteReport: {
    at: '/dashboard/report',
    as: 'nasrin',
    act: (canvas) => confirmDelete(canvas, 'Yamaha SR 400'),
    stays: 'Yamaha SR 400',
  },
  bookBike: {
    at: '/categories/1',
    as: 'farhana',
    act: (canvas) => book(canvas, 'Honda CB750 K2'),
    stays: 'Honda CB750 K2',
  },
  listBookings: { at: '/dashboard/myorder', as: 'farhana', data: 'Yamaha RXS 115' },
  findBooking: { at: payment, as: 'farhana', data: 'Please Pay' },
  createPaymentIntent: { at: payment, as: 'farhana', data: 'Pay' },
  recordPayment: {
    at: payment,
    as: 'farhana',
    act: pay,
    isPreceded: true,
    stays: 'Yamaha RXS 115',
    says: /Your card was charged/,
  },
  markSold: {
    at: payment,
    as: 'farhana',
    act: pay,
    isPreceded: true,
    stays: 'Yamaha RXS 115',
    says: /your payment completed/,
  },
  uploadPhoto: { at: '/dashboard/addproduct', as: 'rahim', act: addABike, stays: 'Add New' },
} as const satisfies Record<EndpointName, MatrixEndpoint>;
