import { users } from '@second-gear/fixtures';
import { expect, onTestFinished, test } from 'vitest';
import { ghostBike, type LegacyServerOptions, legacyRecords, oldBike, startLegacyServer } from './index.ts';

const start = async (options: Partial<LegacyServerOptions> = {}) => {
  const server = await startLegacyServer({ records: legacyRecords(), ...options });
  onTestFinished(() => server.close());
  const read = async (path: string, init?: RequestInit) => {
    const response = await fetch(server.url + path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...server, read };
};

const unknownId = 'aaaaaaaaaaaaaaaaaaaaaaaa';

test('the legacy server closes the connection when an id is malformed', async () => {
  const { read } = await start();
  await expect(read('/bookings/1')).rejects.toThrow('fetch failed');
});

test('the legacy server responds to a malformed id with 500 and no CORS headers when its option onException is 500', async () => {
  const { read } = await start({ onException: '500' });
  const { status, headers } = await read('/bookings/1');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([500, null]);
});

test('the legacy server creates a record when a GET request that writes has an unknown id', async () => {
  const { read, records } = await start();
  const before = records.products.length;
  await read(`/report/${unknownId}`);
  expect(records.products.slice(before)).toMatchObject([{ _id: unknownId, report: true }]);
});

test('the legacy server changes every bike when GET /allproducts has no e-mail address', async () => {
  const { read, records } = await start();
  await read('/allproducts');
  expect(records.products.every(({ isVerified }) => isVerified === true)).toBe(true);
});

test('the legacy server verifies a seller only for an admin', async () => {
  const { read } = await start();
  const verifyAs = async (email: string) => {
    const { accessToken } = JSON.parse((await read(`/jwt?email=${email}`)).text);
    const init = { method: 'PUT', headers: { authorization: `bearer ${accessToken}` } };
    return read(`/allusers/seller/${users.sadia._id}`, init);
  };
  expect(await read(`/allusers/seller/${users.sadia._id}`, { method: 'PUT' })).toMatchObject({ status: 401 });
  expect(await verifyAs(users.farhana.email)).toMatchObject({ status: 403, text: 'forbidden access' });
  expect(JSON.parse((await verifyAs(users.nasrin.email)).text)).toMatchObject({ modifiedCount: 1 });
});

test('the legacy server creates an intent in US dollars, with an amount that it reads from the price', async () => {
  const intents: object[] = [];
  const { read } = await start({
    createIntent: async (intent) => {
      intents.push(intent);
      return 'secret';
    },
  });
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resaleValue: '400000' }),
  };
  expect((await read('/create-payment-intent', init)).text).toBe('{"clientSecret":"secret"}');
  expect(intents).toEqual([{ amount: 40_000_000, currency: 'usd' }]);
});

test('the legacy server has old records, and one record that has only flags', async () => {
  const { records, snapshot } = await start();
  expect(records.products).toEqual(expect.arrayContaining([oldBike, ghostBike]));
  expect(JSON.parse(snapshot())).toEqual(records);
});
