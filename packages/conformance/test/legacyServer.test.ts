import { legacyRecords, startLegacyServer } from '@second-gear/mock-server/testing/legacyServer';
import { expect, onTestFinished, test } from 'vitest';
import { runConformance } from '../src/run/runConformance.ts';

/** The legacy server checks nothing, so any careless request changes its records. */
test('a run without --writes changes no record of a server that checks nothing', async () => {
  const server = await startLegacyServer({ records: legacyRecords() });
  onTestFinished(() => server.close());
  const before = server.snapshot();
  const { lines } = await runConformance({ url: server.url });
  expect(server.snapshot()).toBe(before);
  const passed = lines.filter(({ verdict }) => verdict === 'pass');
  expect(passed.map(({ endpoint, name }) => `${endpoint} ${name}`)).toContain(
    'listBikes lists every available bike of one category',
  );
});
