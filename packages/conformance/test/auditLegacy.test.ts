import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { people } from '@second-gear/fixtures';
import {
  collectionNames,
  type LegacyRecords,
  type LegacyServer,
  legacyRecords,
  startLegacyServer,
} from '@second-gear/mock-server/testing/legacyServer';
import { outcomeOf } from '@second-gear/mock-server/testing/spawnMock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { adminBy } from '../src/cli/decodeAdminToken.ts';
import { askByHttp, tokenBy } from '../src/index.ts';
import { type AuditOptions, audit, type Report } from '../src/run/runConformance.ts';

/**
 * The conformance run against a server that checks nothing: whatever the run asks carelessly changes records there. The whole
 * database is compared byte by byte.
 */

const start = async (): Promise<LegacyServer> => {
  const server = await startLegacyServer({ records: legacyRecords() });
  onTestFinished(() => server.close());
  return server;
};

const adminOf = async ({ url }: LegacyServer) => adminBy(await tokenBy(askByHttp(url))(people.nasrin.email));

/** Calls back with the number of each request before it is handled. */
const onRequest = ({ requests }: LegacyServer, listener: (count: number) => void): void => {
  const push = requests.push.bind(requests);
  requests.push = (...asked) => {
    listener(requests.length + 1);
    return push(...asked);
  };
};

/** The database without these records, as bytes. */
const without = (ids: ReadonlySet<string>, records: LegacyRecords): string =>
  JSON.stringify(
    Object.fromEntries(collectionNames.map((name) => [name, records[name].filter(({ _id }) => !ids.has(_id))])),
  );

const idsLeft = (...reports: Report[]): Set<string> =>
  new Set(reports.flatMap(({ left }) => left.flatMap(({ id }) => id ?? [])));

/** A run that asks little, but makes all users, bikes and bookings, and changes some of them. */
const few: AuditOptions['only'] = ['createUser', 'advertise', 'deleteReport', 'recordPayment'];

describe('a run against the legacy server', () => {
  test('changes nothing that it did not make when it runs twice in a row', async () => {
    const server = await start();
    const before = server.snapshot();
    const first = await audit({ url: server.url });
    expect(without(idsLeft(first), server.records)).toBe(before);
    const second = await audit({ url: server.url, only: few });
    expect(without(idsLeft(first, second), server.records)).toBe(before);
    expect(first.changed).toEqual([]);
    expect(first.lines.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
    expect(first.lines.filter(({ verdict }) => verdict === 'should').length).toBeGreaterThan(100);
  });

  test('leaves no user and no bike when it has an admin', async () => {
    const server = await start();
    const before = server.snapshot();
    const report = await audit({ url: server.url, admin: await adminOf(server), only: few });
    expect(without(idsLeft(report), server.records)).toBe(before);
    expect(new Set(report.left.map(({ kind }) => kind))).toEqual(new Set(['booking', 'payment']));
  });

  test.each([1, 9, 17, 30, 60, 120, 300])(
    'changes nothing that it did not make when it is stopped at request %i',
    async (last) => {
      const server = await start();
      const before = server.snapshot();
      const stop = new AbortController();
      onRequest(server, (count) => count >= last && stop.abort());
      const report = await audit({ url: server.url, signal: stop.signal, only: few });
      expect(report.isCutShort).toBe(true);
      expect(without(idsLeft(report), server.records)).toBe(before);
    },
  );

  test('names no record that another client makes meanwhile', async () => {
    const server = await start();
    const foreign = { _id: 'c0ffee000000000000000001', email: 'other@example.com', role: 'buyer', category_id: '1' };
    onRequest(server, (count) => {
      if (count !== 50) return;
      for (const name of ['users', 'products', 'bookings'] as const) server.records[name].push({ ...foreign });
    });
    const report = await audit({ url: server.url, only: few });
    expect(JSON.stringify([report.left, report.changed, report.removed])).not.toContain(foreign._id);
    for (const name of ['users', 'products', 'bookings'] as const) expect(server.records[name]).toContainEqual(foreign);
  });

  test('deletes nothing of others when the server looks at no filter', async () => {
    const server = await start();
    const before = server.snapshot();
    const proxy = createServer((asked, answer) => {
      const path = asked.url?.replace(/^(\/(?:users|product|bookings))\?email=.*/, '$1');
      const passed = request(
        `${server.url}${path}`,
        { method: asked.method ?? 'GET', headers: asked.headers },
        (response) => {
          answer.writeHead(response.statusCode ?? 500, response.headers);
          response.pipe(answer);
        },
      );
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      proxy.closeAllConnections();
      proxy.close();
    });
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const report = await audit({ url, admin: await adminOf(server), only: few });
    expect(without(idsLeft(report), server.records)).toBe(before);
  });

  test('finds the two ways in which two buyers pay for one bike', async () => {
    const server = await start();
    const { lines } = await audit({ url: server.url, only: ['createPaymentIntent'] });
    const reserved = lines.filter(({ findings }) => findings.some(({ cause }) => cause === 'reservation'));
    expect(reserved.map(({ asked, verdict }) => [asked, verdict])).toEqual([
      ['refuses a bike that another buyer has paid for', 'should'],
      ['gives no intent for a sold bike', 'should'],
    ]);
  });

  test('names the records of others that change, and deletes the upserted ones, when it may be destructive', async () => {
    const server = await start();
    const before = structuredClone(server.records);
    const report = await audit({
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
    spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/check/conformance.mjs'), '--url', url], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  test('names everything that it leaves when it is stopped by Ctrl-C', async () => {
    const server = await start();
    const before = server.snapshot();
    const child = contract(server.url);
    onRequest(server, (count) => count === 40 && child.kill('SIGINT'));
    const { code, out } = await outcomeOf(child);
    expect(code).toBe(1);
    expect(out).toContain('Stopped before everything was asked.');
    const ids = new Set([...(out.split('Left behind:')[1]?.matchAll(/\b[0-9a-f]{24}\b/g) ?? [])].map(([id]) => id));
    expect(without(ids, server.records)).toBe(before);
  });

  test('names everything that it leaves on standard error when the reader of its output is gone', async () => {
    const server = await start();
    const before = server.snapshot();
    const child = contract(server.url);
    child.stdout.once('data', () => child.stdout.destroy());
    const { said } = await outcomeOf(child);
    const ids = new Set([...(said.split('Left behind:')[1]?.matchAll(/\b[0-9a-f]{24}\b/g) ?? [])].map(([id]) => id));
    expect(ids.size).toBeGreaterThan(5);
    expect(without(ids, server.records)).toBe(before);
  });

  test.each([10, 45, 90])(
    'names everything that it leaves when a second Ctrl-C ends it at once, the first one at request %i',
    async (first) => {
      const server = await start();
      const before = server.snapshot();
      const child = contract(server.url);
      // Once for each request: those after the first one belong to the deleting.
      onRequest(server, (count) => count >= first && child.kill('SIGINT'));
      const { code, out } = await outcomeOf(child);
      expect(code).toBe(1);
      expect(out).toContain('Left behind, as far as the answers told:');
      const known = JSON.parse(before);
      for (const name of collectionNames) {
        const ids = new Set(known[name].map(({ _id }: { _id: string }) => _id));
        const added = server.records[name].filter(({ _id }) => !ids.has(_id));
        for (const record of added) {
          // The answer that would have told the id may have come too late: then its name is there.
          const names = [record._id, record.email, record.bikeName, record.transactionId].map(String);
          expect(names.filter((text) => out.includes(text))).not.toEqual([]);
        }
        expect(server.records[name].filter(({ _id }) => ids.has(_id))).toEqual(known[name]);
      }
    },
  );
});
