import assert from 'node:assert/strict';
import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, bookings, users } from '@second-gear/fixtures';
import { routeNameOf } from '@second-gear/mock-server/backend';
import { startMock } from '@second-gear/mock-server/testing/startMock';
import { afterAll, describe, expect, test } from 'vitest';
import { cases } from '../src/cases/cases.ts';
import { findInvalid, runCase } from '../src/cases/check.ts';
import { readPublicData, titleOf } from '../src/cases/testCase.ts';
import { sendByHttp } from '../src/server/http.ts';
import { createServerUnderTest } from '../src/server/serverUnderTest.ts';

const server = await startMock();
afterAll(() => server.close());

const serverUnderTest = createServerUnderTest(sendByHttp(server.url), server.reset);

test('every endpoint has cases that a server must accept and cases that a server must reject', () => {
  for (const name of Object.keys(endpoints)) {
    const kinds = new Set(cases.filter(({ endpoint }) => endpoint === name).map(({ kind }) => kind));
    expect([name, ...[...kinds].sort()]).toEqual([name, 'accepts', 'rejects']);
  }
});

/** Paths that json-server would serve by default, paths of collections and records, and longer and upper-case paths. */
const names = ['users', 'allusers', 'allproducts', 'categories', 'products', 'product', 'allbikes', 'bookings'];
names.push('payments', 'intents', 'charges', 'accounts', 'report', 'advertisement', 'productstatus', '_cards');
const ids = ['1', users.rahim._id, bikes.available._id, bookings.unpaid._id, '__proto__'];
const paths = [
  ...['/', '/db', '/__rules', '/_ledger', '/_images', '/jwt', '/create-payment-intent'],
  ...names.flatMap((name) => [`/${name}`, ...ids.map((id) => `/${name}/${id}`)]),
  ...Object.values(endpoints).map(({ path }) => `${path.replace(/:\w+/, '1')}/more`),
  pathOf('listCategories').toUpperCase(),
];
const unknownRoutes = [...new Set(paths)]
  .flatMap((path) =>
    ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
      method,
      path,
      ...(method.startsWith('P') && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ role: 'admin', isVerified: true, paid: true, soldOut: true }),
      }),
    })),
  )
  .filter((request) => !routeNameOf(request));

describe('mock server over HTTP', () => {
  test.each(cases.map((testCase) => [titleOf(testCase), testCase] as const))('%s', async (_, testCase) => {
    await runCase(serverUnderTest, testCase);
  });

  test(`M-1: the mock server rejects unknown routes (${unknownRoutes.length} requests)`, async () => {
    await serverUnderTest.reset();
    const before = await readPublicData(serverUnderTest);
    for (const request of unknownRoutes) {
      const { status, ...response } = await serverUnderTest.send(request);
      const name = `${request.method} ${request.path}`;
      assert([404, 405].includes(status), `${name} responded with ${status}`);
      if (status === 405) assert.match(response.headers.allow ?? '', /^[A-Z]+(, [A-Z]+)*$/, `${name} has no Allow`);
      if (request.method !== 'HEAD') assert.deepEqual(findInvalid({ status, ...response }), [], name);
    }
    assert.deepEqual(await readPublicData(serverUnderTest), before, 'data has changed');
  });
});
