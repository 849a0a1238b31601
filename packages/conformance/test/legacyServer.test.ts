import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { users } from '@second-gear/fixtures';
import {
  collectionNames,
  type LegacyRecords,
  type LegacyServer,
  type LegacyServerOptions,
  legacyRecords,
  startLegacyServer,
} from '@second-gear/mock-server/testing/legacyServer';
import { resultOf } from '@second-gear/mock-server/testing/spawnMock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { levelOf } from '../src/cases/findingCauses.ts';
import { decodeAdminToken } from '../src/cli/decodeAdminToken.ts';
import { createTokenFor, sendByHttp } from '../src/index.ts';
import { type ConformanceOptions, type Report, runConformance } from '../src/run/runConformance.ts';

/**
 * Runs the conformance tests against a simulated legacy server that checks nothing, so that any careless request
 * changes records. The whole database is compared byte by byte.
 */

const start = async (options: Partial<LegacyServerOptions> = {}): Promise<LegacyServer> => {
  const server = await startLegacyServer({ records: legacyRecords(), ...options });
  onTestFinished(() => server.close());
  return server;
};

const adminOf = async ({ url }: LegacyServer) =>
  decodeAdminToken(await createTokenFor(sendByHttp(url))(users.nasrin.email));

/** Calls `listener` with the number of each request before the request is handled. */
const onRequest = ({ requests }: LegacyServer, listener: (count: number) => void): void => {
  const push = requests.push.bind(requests);
  requests.push = (...added) => {
    listener(requests.length + 1);
    return push(...added);
  };
};

/** Returns the database without these records, as text. */
const without = (ids: ReadonlySet<string>, records: LegacyRecords): string =>
  JSON.stringify(
    Object.fromEntries(collectionNames.map((name) => [name, records[name].filter(({ _id }) => !ids.has(_id))])),
  );

const idsLeft = (...reports: Report[]): Set<string> =>
  new Set(reports.flatMap(({ left }) => left.flatMap(({ id }) => id ?? [])));

/**
 * These few endpoints keep the test short. Together they need all test users, bikes and bookings, and change some of
 * them.
 */
const fewEndpoints: ConformanceOptions['only'] = ['createUser', 'advertise', 'deleteReport', 'recordPayment'];

describe('a run against the legacy server', () => {
  test('a run changes only its own records when it runs twice in a row', async () => {
    const server = await start();
    const before = server.snapshot();
    const first = await runConformance({ url: server.url });
    expect(without(idsLeft(first), server.records)).toBe(before);
    const second = await runConformance({ url: server.url, only: fewEndpoints });
    expect(without(idsLeft(first, second), server.records)).toBe(before);
    expect(first.changed).toEqual([]);
    const causesOfFailures = first.lines.flatMap(({ verdict, findings }) =>
      verdict === 'fail' ? findings.map(({ cause }) => cause).filter((cause) => levelOf(cause) === 'must') : [],
    );
    expect(new Set(causesOfFailures)).toEqual(new Set(['deletions', 'prices']));
    expect(first.lines.filter(({ verdict }) => verdict === 'should').length).toBeGreaterThan(100);
    const passed = first.lines.filter(({ verdict }) => verdict === 'pass');
    expect(passed.filter(({ expected, got }) => !expected.split(' or ').includes(got))).toEqual([]);
  });

  test('a run with an admin leaves no user and no bike', async () => {
    const server = await start();
    const before = server.snapshot();
    const report = await runConformance({ url: server.url, admin: await adminOf(server), only: fewEndpoints });
    expect(without(idsLeft(report), server.records)).toBe(before);
    expect(new Set(report.left.map(({ kind }) => kind))).toEqual(new Set(['booking', 'payment']));
  });

  test.each([1, 9, 17, 30, 60, 120, 300])(
    'a run changes only its own records when it is stopped at request %i',
    async (last) => {
      const server = await start();
      const before = server.snapshot();
      const stop = new AbortController();
      onRequest(server, (count) => count >= last && stop.abort());
      const report = await runConformance({ url: server.url, signal: stop.signal, only: fewEndpoints });
      expect(report.isCutShort).toBe(true);
      expect(without(idsLeft(report), server.records)).toBe(before);
    },
  );

  test('a run neither reports nor deletes records that another client creates during the run', async () => {
    const server = await start();
    const foreign = { _id: 'c0ffee000000000000000001', email: 'other@example.com', role: 'buyer', category_id: '1' };
    onRequest(server, (count) => {
      if (count !== 50) return;
      for (const name of ['users', 'products', 'bookings'] as const) server.records[name].push({ ...foreign });
    });
    const report = await runConformance({ url: server.url, only: fewEndpoints });
    expect(JSON.stringify([report.left, report.changed, report.removed])).not.toContain(foreign._id);
    for (const name of ['users', 'products', 'bookings'] as const) expect(server.records[name]).toContainEqual(foreign);
  });

  test('a run deletes only its own records when the server ignores filters', async () => {
    const server = await start();
    const before = server.snapshot();
    const proxy = createServer((incoming, outgoing) => {
      const path = incoming.url?.replace(/^(\/(?:users|product|bookings))\?email=.*/, '$1');
      const forwarded = request(
        `${server.url}${path}`,
        { method: incoming.method ?? 'GET', headers: incoming.headers },
        (response) => {
          outgoing.writeHead(response.statusCode ?? 500, response.headers);
          response.pipe(outgoing);
        },
      );
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      proxy.closeAllConnections();
      proxy.close();
    });
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const report = await runConformance({ url, admin: await adminOf(server), only: fewEndpoints });
    expect(without(idsLeft(report), server.records)).toBe(before);
  });

  test('a run reports that two buyers can pay for one bike: for a bike that is paid, and for a bike that is sold', async () => {
    const server = await start();
    const { lines } = await runConformance({ url: server.url, only: ['createPaymentIntent'] });
    const unreserved = lines.filter(({ findings }) => findings.some(({ cause }) => cause === 'reservation'));
    expect(unreserved.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['rejects a bike that another buyer has paid for', 'should'],
      ['rejects a sold bike', 'should'],
    ]);
  });

  test('a run reports each request that ends the server, and goes on when the server runs again', async () => {
    const server = await start({ onException: 'end' });
    const { broken, lines, isCutShort } = await runConformance({ url: server.url, only: ['findBooking'] });
    expect(broken.length).toBeGreaterThan(0);
    for (const one of broken) expect(one.server).toBe('restarted');
    const failed = lines.filter(({ verdict }) => verdict === 'fail');
    expect(failed.map(({ endpoint, name }) => `${endpoint} ${name}`)).toEqual(broken.map((one) => one.in));
    expect(failed.flatMap(({ findings }) => findings.map(({ cause }) => cause))).toContain('process');
    expect(lines.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(0);
    expect(isCutShort).toBe(false);
  });

  test('a run with --destructive reports changed records of others, and deletes upserted records', async () => {
    const server = await start();
    const before = structuredClone(server.records);
    const report = await runConformance({
      url: server.url,
      admin: await adminOf(server),
      destructive: true,
      only: ['verifySeller', 'verifyBikesOf', 'advertise', 'reportBike', 'markSold'],
    });
    const known = new Set(collectionNames.flatMap((name) => before[name].map(({ _id }) => _id)));
    const added = collectionNames.flatMap((name) => server.records[name].filter(({ _id }) => !known.has(_id)));
    expect(added.map(({ _id }) => _id).filter((id) => !idsLeft(report).has(id))).toEqual([]);
    expect(server.records.users).toEqual(before.users);
    const listed = before.products.filter(({ category_id }) => category_id !== undefined);
    const changed = listed.filter(({ _id, isVerified }) => {
      const now = server.records.products.find((bike) => bike._id === _id);
      return now?.isVerified !== isVerified;
    });
    expect(changed.length).toBeGreaterThan(5);
    expect(report.changed.map(({ id }) => id).sort()).toEqual(changed.map(({ _id }) => _id).sort());
    const causes = new Set(report.lines.flatMap(({ findings }) => findings.map(({ cause }) => cause)));
    for (const cause of ['upserts', 'filters', 'operators'] as const) expect(causes).toContain(cause);
  });
});

describe('npm run contract against the legacy server', () => {
  const contract = (url: string) =>
    spawn(
      process.execPath,
      [join(import.meta.dirname, '../../../scripts/check/conformance.mjs'), '--verbose', '--url', url],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );

  test('npm run contract lists every leftover record when it is stopped by Ctrl-C', async () => {
    const server = await start();
    const before = server.snapshot();
    const child = contract(server.url);
    onRequest(server, (count) => count === 40 && child.kill('SIGINT'));
    const { code, stdout } = await resultOf(child);
    expect(code).toBe(1);
    expect(stdout).toContain('Stopped before all cases were run.');
    const ids = new Set([...(stdout.split('Left behind:')[1]?.matchAll(/\b[0-9a-f]{24}\b/g) ?? [])].map(([id]) => id));
    expect(without(ids, server.records)).toBe(before);
  });

  test('npm run contract lists every leftover record on standard error when standard output is closed', async () => {
    const server = await start();
    const before = server.snapshot();
    const child = contract(server.url);
    child.stdout.once('data', () => child.stdout.destroy());
    const { stderr } = await resultOf(child);
    const ids = new Set([...(stderr.split('Left behind:')[1]?.matchAll(/\b[0-9a-f]{24}\b/g) ?? [])].map(([id]) => id));
    expect(ids.size).toBeGreaterThan(5);
    expect(without(ids, server.records)).toBe(before);
  });

  test.each([10, 45, 90])(
    'npm run contract lists every leftover record when a second Ctrl-C ends it, after a first one at request %i',
    async (first) => {
      const server = await start();
      const before = server.snapshot();
      const child = contract(server.url);
      // Sends Ctrl-C (SIGINT) at the request with this number and at each later one. So the second Ctrl-C arrives while
      // the run deletes its records.
      onRequest(server, (count) => count >= first && child.kill('SIGINT'));
      const { code, stdout } = await resultOf(child);
      expect(code).toBe(1);
      expect(stdout).toContain('Left behind, as far as known:');
      const known = JSON.parse(before);
      for (const name of collectionNames) {
        const ids = new Set(known[name].map(({ _id }: { _id: string }) => _id));
        const added = server.records[name].filter(({ _id }) => !ids.has(_id));
        for (const record of added) {
          // The response with the id may arrive too late. Then the command lists the name of the record.
          const names = [record._id, record.email, record.bikeName, record.transactionId].map(String);
          expect(names.filter((text) => stdout.includes(text))).not.toEqual([]);
        }
        expect(server.records[name].filter(({ _id }) => ids.has(_id))).toEqual(known[name]);
      }
    },
  );
});
