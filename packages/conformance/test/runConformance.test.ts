import type { EndpointName } from '@second-gear/contract';
import { users } from '@second-gear/fixtures';
import { startLegacyServer } from '@second-gear/mock-server/testing/legacyServer';
import { startMock } from '@second-gear/mock-server/testing/startMock';
import { expect, onTestFinished, test } from 'vitest';
import { parseAdmin, readOptions } from '../src/cli/options.ts';
import { type Report, runConformance, type Verdict } from '../src/run/runConformance.ts';
import { sendByHttp } from '../src/server/http.ts';
import { createTokenFor } from '../src/server/serverUnderTest.ts';

const mock = async () => {
  const server = await startMock({ faults: {} });
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
  const server = await startLegacyServer();
  onTestFinished(() => server.close());
  const before = structuredClone(server.records);
  const report = await runConformance({ url: server.url });
  expect(server.records).toEqual(before);
  expect(withVerdict(report, 'pass')).toContain('listBikes lists every available bike of one category: 200');
});

test('a request that ends the server fails its case, and the run goes on when the server responds again', async () => {
  const server = await startLegacyServer();
  onTestFinished(() => server.close());
  const report = await runConformance({ url: server.url, only: ['findBooking'] });
  const ended = report.lines.filter(({ findings }) => findings.some(({ cause }) => cause === 'process'));
  expect(ended.length).toBeGreaterThan(1);
  expect(report.isCutShort).toBe(false);
});

test.each([
  ['malformed JSON', 'the body is not JSON'],
  ['wrong shape', 'the body does not match its schema'],
])('an endpoint with the fault %s fails with a message', async (fault, message) => {
  const { url } = await mock();
  await fetch(`${url}/_faults`, { method: 'PUT', body: JSON.stringify({ call: 'trending', fault }) });
  const [first] = (await runConformance({ url, only: ['trending'] })).lines;
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
