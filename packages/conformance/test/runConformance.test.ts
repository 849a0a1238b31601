import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { EndpointName } from '@second-gear/contract';
import { users } from '@second-gear/fixtures';
import type { MockServerOptions } from '@second-gear/mock-server';
import { legacyRecords, startLegacyServer } from '@second-gear/mock-server/testing/legacyServer';
import { resultOf } from '@second-gear/mock-server/testing/spawnMock';
import { startMock } from '@second-gear/mock-server/testing/startMock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseAdmin, readOptions } from '../src/cli/options.ts';
import { type Report, runConformance, type Verdict } from '../src/run/runConformance.ts';
import { sendByHttp } from '../src/server/http.ts';
import { createTokenFor } from '../src/server/serverUnderTest.ts';

const mock = async (options: Partial<MockServerOptions> = {}) => {
  const server = await startMock(options);
  onTestFinished(() => server.close());
  return server;
};

const withVerdict = ({ lines }: Report, ...wanted: Verdict[]) =>
  lines
    .filter(({ verdict }) => wanted.includes(verdict))
    .map(({ endpoint, name, got }) => `${endpoint} ${name}: ${got}`);

/** One endpoint for each kind of record that a run with --writes creates. mockServer.test.ts runs all cases. */
const writing: EndpointName[] = ['createBike', 'bookBike', 'recordPayment', 'deleteUser', 'uploadPhoto'];

test('a run with --writes creates its own records, and every case passes on the mock', async () => {
  const { url } = await mock();
  const admin = parseAdmin(await createTokenFor(sendByHttp(url))(users.nasrin.email));
  const images = `${url}/_images`;
  const report = await runConformance({ url, images, admin, writes: true, strict: true, only: writing });
  expect(withVerdict(report, 'fail', 'should', 'note')).toEqual([]);
  expect(withVerdict(report, 'skip')).toEqual([]);
  expect(report.notCreated).toEqual([]);
});

test('a run without --writes tests every endpoint that reads, with the records that exist', async () => {
  const report = await runConformance({ url: (await mock()).url, strict: true });
  expect(withVerdict(report, 'fail')).toEqual([]);
  expect(withVerdict(report, 'pass').length).toBeGreaterThan(100);
  expect(withVerdict(report, 'pass')).toContain('findBooking finds one booking [R7.32]: 200');
  expect(withVerdict(report, 'skip')).toContain('bookBike books a bike: it would write: --writes sends it');
});

test('a run without --writes changes no record of a server that checks nothing', async () => {
  const server = await startLegacyServer({ records: legacyRecords() });
  onTestFinished(() => server.close());
  const before = structuredClone(server.records);
  const report = await runConformance({ url: server.url });
  expect(server.records).toEqual(before);
  expect(withVerdict(report, 'pass')).toContain('listBikes lists every available bike of one category: 200');
});

test('a request that ends the server fails its case, and the run goes on when the server responds again', async () => {
  const server = await startLegacyServer({ records: legacyRecords() });
  onTestFinished(() => server.close());
  const report = await runConformance({ url: server.url, only: ['findBooking'] });
  const ended = report.lines.filter(({ findings }) => findings.some(({ cause }) => cause === 'process'));
  expect(ended.length).toBeGreaterThan(1);
  expect(report.isCutShort).toBe(false);
});

test.each([
  ['refused', 'the connection was closed'],
  ['hang', 'no response within 0.2 s'],
  ['malformed JSON', 'the body is not JSON'],
  ['wrong shape', 'the body does not match its schema'],
])('an endpoint with the fault %s fails with a message', async (fault, message) => {
  const { url } = await mock({ faults: {} });
  await fetch(`${url}/_faults`, { method: 'PUT', body: JSON.stringify({ call: 'trending', fault }) });
  const [first] = (await runConformance({ url, only: ['trending'], timeoutMs: fault === 'hang' ? 200 : 10_000 })).lines;
  expect(first?.verdict).toBe('fail');
  expect(first?.findings.map((finding) => finding.message)).toContain(message);
});

const secret = 'kickstart-4000.kickstart';

test.each([
  ['no URL', [], '--url is missing'],
  ['a password in the URL', ['--url', `http://me:${secret}@localhost`], 'no password'],
  ['a bearer without an e-mail address', ['--url', 'http://localhost', '--bearer', secret], 'no e-mail address'],
  ['an unknown option', [`--${secret}`], 'unknown option'],
  ['an unknown option without digits', ['--bogus', secret], 'There is no option --bogus.'],
])('the options are rejected with a sentence that repeats nothing secret: %s', (_, args, sentence) => {
  expect(() => readOptions(args, {})).toThrow(sentence);
  expect(() => readOptions(args, {})).not.toThrow(secret);
});

const contract = (args: string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/check/conformance.mjs'), ...args]);

describe('npm run contract', () => {
  test('npm run contract ends with 0 when nothing failed, and with 2 when the server cannot be tested', async () => {
    const server = await mock();
    const gone = await mock();
    await gone.close();
    const only = (names: string) => ['--url', server.url, '--only', names];
    const argumentLists = [only('trending'), ['--url', gone.url], [], only('bookBike')];
    const results = await Promise.all(argumentLists.map((args) => resultOf(contract(args))));
    const [passed, unreachable, withoutUrl, untested] = results;
    expect(results.map(({ code }) => code)).toEqual([0, 2, 2, 2]);
    expect(untested?.stdout).toMatch(/\nSkipped:\n {2}\d+ × it would write[^\n]+\n\nNothing was tested\.\n$/);
    expect(unreachable?.stderr).toBe('This server cannot be tested: no server is listening there.\n');
    expect(passed?.stdout).toMatch(/\n\d+ passed, 0 noted, 0 should be mended, 0 failed(, \d+ skipped)?\n$/);
    expect(withoutUrl?.stderr).toMatch(/^--url is missing: the URL of the server to test\.\nUsage: /);
  });
});
