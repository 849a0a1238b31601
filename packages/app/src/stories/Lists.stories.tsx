import type { EndpointName } from '@second-gear/contract';
import { bookings, bikes as fixtures } from '@second-gear/fixtures';
import { failWith, reject, respondWith, sequence } from '@second-gear/mock-server/msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AppStory, type AppStoryProps } from './AppStory.tsx';
import { type Canvas, press } from './steps.ts';
import { withMockApi } from './withMockApi.ts';

const args: AppStoryProps = { at: '/', as: null };

/** Shows every list of the app when its request fails, and after a retry. The screens show the other states. */
const meta = preview.meta({
  title: 'Lists',
  component: AppStory,
  args,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: withMockApi,
});

type List = Pick<AppStoryProps, 'at' | 'as'> & {
  /** The endpoint from which the list gets its data. */
  endpoint: EndpointName;
  /** A text that the page shows when the list is loaded. */
  loadedText: string;
};

type PlayContext = { canvas: Canvas };

const expectText = async (canvas: Canvas, words: string) => {
  const [first] = await canvas.findAllByText(words);
  await expect(first).toBeVisible();
};

/**
 * A story in which the first response is an error with a message of the server, and the list is loaded after a retry.
 */
const failed = ({ at, as, endpoint, loadedText }: List) => ({
  args: { at, as, api: { [endpoint]: sequence(reject('The shop is being counted.')) } },
  play: async ({ canvas }: PlayContext) => {
    await expectText(canvas, 'The shop is being counted.');
    await press(canvas, 'Try again');
    await waitFor(() => expect(canvas.queryByText('The shop is being counted.')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expectText(canvas, loadedText);
  },
});
export const TrendingFailed = meta.story({
  tags: ['R2.50', 'R8.34'],
  ...failed({ at: '/', as: null, endpoint: 'trending', loadedText: 'Yamaha RX 100' }),
});

/**
 * If the first bike of the response is not advertised, the home page has no trending bike, even if a later bike is
 * advertised (docs/requirements.md §7).
 */
export const TrendingFirstBikeIsNotAdvertised = meta.story({
  tags: ['R2.63', 'R7.14'],
  args: { api: { trending: respondWith([fixtures.available, fixtures.advertised]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /See Products of Honda/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.queryByText('Tranding Now')).toBeNull();
  },
});
export const BrandsFailed = meta.story({
  tags: ['R2.51', 'R7.15', 'R8.34'],
  ...failed({ at: '/', as: null, endpoint: 'listCategories', loadedText: 'See Products' }),
});
export const BikesFailed = meta.story({
  tags: ['R1.02', 'R2.13', 'R7.16', 'R8.34'],
  ...failed({ at: '/categories/1', as: 'farhana', endpoint: 'listBikes', loadedText: 'Honda CG125' }),
});
export const MyOrdersFailed = meta.story({
  tags: ['R7.31', 'R8.34'],
  ...failed({ at: '/dashboard/myorder', as: 'farhana', endpoint: 'listBookings', loadedText: 'Yamaha RXS 115' }),
});
export const AllBuyersFailed = meta.story({
  tags: ['R1.10', 'R7.08', 'R8.34'],
  ...failed({ at: '/dashboard/allbuyers', as: 'nasrin', endpoint: 'listUsers', loadedText: 'Imran Kabir' }),
});
export const ReportedItemsFailed = meta.story({
  tags: ['R1.14', 'R7.27', 'R8.34'],
  ...failed({ at: '/dashboard/report', as: 'nasrin', endpoint: 'listReports', loadedText: 'Yamaha SR 400' }),
});

export const SellerRecordFailed = meta.story({
  tags: ['R7.05'],
  args: { at: '/dashboard/addproduct', as: 'rahim', api: { findUser: sequence(failWith(404)) } },
  play: async ({ canvas }) => {
    await press(canvas, 'Try again');
    await expect(await canvas.findByRole('textbox', { name: /Bike Name/ })).toBeVisible();
  },
});

/** A buyer who opens the order of another buyer sees the same page as for an order that does not exist. */
export const OrderOfAnotherBuyer = meta.story({
  tags: ['R2.34'],
  args: { at: `/dashboard/payment/${bookings.ofOtherBuyer._id}`, as: 'farhana' },
  play: async ({ canvas }) => {
    await expectText(canvas, 'We could not find this order in your account.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This order cannot be shown');
    const again = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    // The retry must give the same error, so that it does not reveal whether an order with this id exists.
    await expect(again).toHaveFocus();
  },
});

/**
 * The bikes are shown before the buyer's bookings are loaded. If the bookings cannot be loaded, the page shows no
 * error.
 */
export const BikesWhenBookingsFail = meta.story({
  args: { at: '/categories/2', as: 'farhana', api: { listBookings: reject('The shop is closed for an hour.') } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Book Now' })[0]).toBeEnabled());
    await expect(canvas.queryByRole('link', { name: 'You booked this' })).toBeNull();
    await expect(canvas.queryByText('The shop is closed for an hour.')).toBeNull();
  },
});
