import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { EndpointName } from '@second-gear/contract';
import { users } from '@second-gear/fixtures';
import type { MockServerOptions } from '@second-gear/mock-server';
import { resultOf } from '@second-gear/mock-server/testing/spawnMock';
import { startMock, type TestServer } from '@second-gear/mock-server/testing/startMock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { decodeAdminToken } from '../src/cli/decodeAdminToken.ts';
import { createTokenFor, sendByHttp } from '../src/index.ts';
import { type ConformanceOptions, type Report, runConformance, type Verdict } from '../src/run/runConformance.ts';

const mock = async (options: Partial<MockServerOptions> = {}): Promise<TestServer> => {
  const server = await startMock(options);
  onTestFinished(() => server.close());
  return server;
};

const adminOf = async ({ url }: TestServer) =>
  decodeAdminToken(await createTokenFor(sendByHttp(url))(users.nasrin.email));

const auditAsAdmin = async (server: TestServer, options: Partial<ConformanceOptions> = {}): Promise<Report> =>
  runConformance({ url: server.url, admin: await adminOf(server), ...options });

const withVerdict = ({ lines }: Report, ...wanted: Verdict[]) =>
  lines
    .filter(({ verdict }) => wanted.includes(verdict))
    .map(({ endpoint, name, got }) => `${endpoint} ${name}: ${got}`);

/** One endpoint for each kind of record that a run with --writes creates. mockServer.test.ts runs all cases. */
const writing: EndpointName[] = ['createBike', 'bookBike', 'recordPayment', 'deleteUser', 'uploadPhoto'];

test('a run with --writes creates its own records, and every case passes on the mock', async () => {
  const report = await auditAsAdmin(await mock(), { writes: true, strict: true, only: writing });
  expect(withVerdict(report, 'fail', 'should', 'note')).toEqual([]);
  expect(new Set(withVerdict(report, 'skip').map((line) => line.split(' ', 1)[0]))).toEqual(new Set(['uploadPhoto']));
  expect(report.notCreated).toEqual([]);
});

test('a run without --writes tests every endpoint that reads, with the records that exist', async () => {
  const server = await mock();
  const report = await runConformance({ url: server.url, strict: true });
  expect(withVerdict(report, 'fail')).toEqual([]);
  expect(withVerdict(report, 'pass').length).toBeGreaterThan(100);
  expect(withVerdict(report, 'pass')).toContain('findBooking finds one booking [R7.32]: 200');
  expect(withVerdict(report, 'skip')).toContain('bookBike books a bike: it would write: --writes sends it');
});

test.each([
  ['refused', 'the connection was closed'],
  ['500', 'status 500'],
  ['malformed JSON', 'the body is not JSON'],
  ['wrong shape', 'the body does not match its schema'],
])('an endpoint with the fault %s fails with a message', async (fault, message) => {
  const server = await mock({ faults: {} });
  const body = JSON.stringify({ call: 'trending', fault });
  await fetch(`${server.url}/_faults`, { method: 'PUT', body });
  const report = await runConformance({ url: server.url, only: ['trending'], timeoutMs: 2_000 });
  const [first] = report.lines;
  expect(first?.verdict).toBe('fail');
  expect(first?.findings.map((finding) => finding.message)).toContain(message);
});

const contract = (args: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/check/conformance.mjs'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

describe('npm run contract', () => {
  test('npm run contract ends with 0 when nothing failed, and with 2 when the server cannot be tested', async () => {
    const server = await mock();
    const gone = await mock();
    await gone.close();
    const argumentLists = [['--url', server.url, '--only', 'trending'], ['--url', gone.url], []];
    const [passed, unreachable, withoutUrl] = await Promise.all(argumentLists.map((args) => resultOf(contract(args))));
    expect([passed?.code, unreachable?.code, withoutUrl?.code]).toEqual([0, 2, 2]);
    expect(unreachable?.stderr).toBe('This server cannot be tested: no server is listening there.\n');
    expect(passed?.stdout).toMatch(/\n\d+ passed, 0 noted, 0 should be mended, 0 failed(, \d+ skipped)?\n$/);
    expect(withoutUrl?.stderr).toMatch(/^--url is missing: the URL of the server to test\.\nUsage: /);
  });
});
