import { spawn } from 'node:child_process';
import { join } from 'node:path';
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

describe('a run against the mock', () => {
  test('a run without --destructive passes, and sends no destructive request', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const report = await auditAsAdmin(server, { strict: true });
    expect(withVerdict(report, 'fail', 'should')).toEqual([]);
    expect(withVerdict(report, 'skip')).toContain(
      'verifyBikesOf rejects a request without its filter: it could change records of others: --destructive sends it',
    );
    expect(withVerdict(report, 'skip').length).toBeLessThan(160);
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
  });

  test('a run with --read-only writes nothing', async () => {
    const server = await mock();
    const before = server.store.read();
    const report = await runConformance({ url: server.url, readOnly: true, strict: true });
    expect(server.store.read()).toBe(before);
    expect(withVerdict(report, 'fail')).toEqual([]);
    expect(withVerdict(report, 'pass').length).toBeGreaterThan(100);
    expect(withVerdict(report, 'pass')).toContain('findBooking finds one booking [R7.32]: 200');
    expect(withVerdict(report, 'skip')).toContain('bookBike books a bike: it would write');
    expect([report.removed, report.left]).toEqual([[], []]);
  });
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
  const report = await runConformance({ url: server.url, readOnly: true, only: ['trending'], timeoutMs: 2_000 });
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
    const argumentLists = [['--url', server.url, '--only', 'trending', '--read-only'], ['--url', gone.url], []];
    const [passed, unreachable, withoutUrl] = await Promise.all(argumentLists.map((args) => resultOf(contract(args))));
    expect([passed?.code, unreachable?.code, withoutUrl?.code]).toEqual([0, 2, 2]);
    expect(unreachable?.stderr).toBe('This server cannot be tested: no server is listening there.\n');
    expect(passed?.stdout).toMatch(/\n\d+ passed, 0 noted, 0 should be mended, 0 failed(, \d+ skipped)?\n$/);
    expect(withoutUrl?.stderr).toMatch(/^--url is missing: the URL of the server to test\.\nUsage: /);
  });
});
