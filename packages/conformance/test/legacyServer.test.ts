import {
  type LegacyServer,
  type LegacyServerOptions,
  legacyRecords,
  startLegacyServer,
} from '@second-gear/mock-server/testing/legacyServer';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ConformanceOptions, runConformance } from '../src/run/runConformance.ts';

/**
 * Runs the conformance tests against a simulated legacy server that checks nothing, so that any careless request
 * changes records. The whole database is compared byte by byte.
 */

const start = async (options: Partial<LegacyServerOptions> = {}): Promise<LegacyServer> => {
  const server = await startLegacyServer({ records: legacyRecords(), ...options });
  onTestFinished(() => server.close());
  return server;
};

/** Calls `listener` with the number of each request before the request is handled. */
const onRequest = ({ requests }: LegacyServer, listener: (count: number) => void): void => {
  const push = requests.push.bind(requests);
  requests.push = (...added) => {
    listener(requests.length + 1);
    return push(...added);
  };
};

/**
 * These few endpoints keep the test short. Together they need all test users, bikes and bookings, and change some of
 * them.
 */
const fewEndpoints: ConformanceOptions['only'] = ['createUser', 'advertise', 'deleteReport', 'recordPayment'];

describe('a run against the legacy server', () => {
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
});
