import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { users } from '@second-gear/fixtures';
import type { MockServerOptions } from '@second-gear/mock-server';
import type { Db } from '@second-gear/mock-server/backend';
import { faultNames } from '@second-gear/mock-server/faults';
import { resultOf } from '@second-gear/mock-server/testing/spawnMock';
import { startMock, type TestServer } from '@second-gear/mock-server/testing/startMock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { decodeAdminToken } from '../src/cli/decodeAdminToken.ts';
import { createTokenFor, sendByHttp } from '../src/index.ts';
import {
  type ConformanceOptions,
  NotAdminError,
  type Report,
  runConformance,
  ServerUnreachable,
  type Verdict,
} from '../src/run/runConformance.ts';

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

/** Returns the users (by e-mail address) and other records (by id) that are only in the second database. */
const added = (before: Db, after: Db): string[] =>
  (['users', 'products', 'bookings', 'payments'] as const)
    .flatMap((key) => {
      const known = new Set<string>(before[key].map(({ _id }) => _id));
      return after[key].filter(({ _id }) => !known.has(_id));
    })
    .map((record) => ('email' in record ? record.email : record._id));

describe('a run against the mock', () => {
  test('a run passes every case, and leaves only records that no endpoint deletes', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const report = await auditAsAdmin(server, { strict: true, destructive: true, images: server.url });
    expect(withVerdict(report, 'fail', 'skip', 'should')).toEqual([]);
    expect(report.notCreated).toEqual([]);
    expect(report.lines.length).toBeGreaterThan(450);
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
    const left = JSON.stringify(report.left);
    const leftIds = added(before, after);
    expect(leftIds.length).toBeGreaterThan(3);
    for (const id of leftIds) expect(left).toContain(id);
    for (const { id } of after.intents) expect(left).toContain(id);
    expect(report.changed).toEqual([]);
    expect(report.removed.length).toBeGreaterThan(10);
  });

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

  test('a run passes in the legacy format, whose deviations have the level hardening', async () => {
    const server = await mock({ profile: 'original' });
    const report = await auditAsAdmin(server);
    expect(withVerdict(report, 'fail')).toEqual([]);
    // In the legacy format errors are plain text. Then the client cannot read the code for which it would show a
    // message of its own.
    expect(withVerdict(report, 'should')).toEqual([
      'createPaymentIntent rejects a bike that another buyer has paid for: 409',
      'createPaymentIntent rejects a sold bike: 409',
    ]);
    expect(report.notCreated).toEqual([]);
    const messages = report.lines.flatMap(({ findings }) => findings.map(({ message }) => message));
    expect(messages).toContain('content-type is text/html, not JSON');
    expect(messages).toContain('the body must be converted: numbers instead of text, or missing fields');
    expect(withVerdict(await auditAsAdmin(server, { strict: true, only: ['listBookings'] }), 'fail')).not.toEqual([]);
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

  test('a run with --read-only passes when every booking is paid', async () => {
    const server = await mock();
    await fetch(`${server.url}/_scenarios`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario: 'paid-order' }),
    });
    const report = await runConformance({ url: server.url, readOnly: true, strict: true });
    expect(withVerdict(report, 'fail')).toEqual([]);
  });

  test('a run without an admin lists the users that it cannot delete', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const report = await runConformance({
      url: server.url,
      strict: true,
      only: ['createUser', 'deleteUser', 'createBike'],
    });
    expect(withVerdict(report, 'fail')).toEqual([]);
    expect(withVerdict(report, 'skip').join('\n')).toContain('there is no admin');
    expect(report.notCreated).toEqual([]);
    const { db: after } = server.store.read();
    expect(after.products).toEqual(before.products);
    const users = added(before, after).filter((id) => id.includes('@'));
    expect(users.length).toBeGreaterThan(5);
    for (const email of users)
      expect(report.left).toContainEqual(
        expect.objectContaining({ kind: 'user', name: email, why: expect.stringContaining('there is no admin') }),
      );
  });

  test('a run reports a server that changes data although it responds with 401', async () => {
    const report = await auditAsAdmin(await mock({ executesUnauthorizedWrites: true }), { only: ['deleteBike'] });
    const rejected = report.lines.find(({ name }) => name === 'requires an access token');
    expect(rejected).toMatchObject({
      got: '401',
      verdict: 'fail',
      findings: [{ cause: 'afterRefusal', message: 'data has changed' }],
    });
  });

  test('a run that is stopped deletes what it has created', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const stop = new AbortController();
    const onLine = ({ endpoint }: { endpoint: string }) => endpoint === 'createBike' && stop.abort();
    const report = await auditAsAdmin(server, { onLine, signal: stop.signal, only: ['findUser', 'createBike'] });
    expect(report.isCutShort).toBe(true);
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
  });
});

/** The message of the finding if an endpoint always responds with this fault. */
const messageOfFault: Readonly<Record<(typeof faultNames)[number], string>> = {
  refused: 'the connection was closed',
  'cut mid-body': 'the connection was closed',
  hang: 'no response within 2 s',
  '401': 'status 401',
  '404': 'status 404',
  '429': 'status 429',
  '500': 'status 500',
  '502 as HTML': 'status 502',
  '200 as HTML': 'content-type is text/html, not JSON',
  'malformed JSON': 'the body is not JSON',
  empty: 'the body is empty',
  'wrong shape': 'the body does not match its schema',
};

describe('an endpoint with a fault', () => {
  test.each(faultNames)('an endpoint with the fault %s fails with a message', async (fault) => {
    const server = await mock({ faults: {} });
    const body = JSON.stringify({ call: 'trending', fault });
    await fetch(`${server.url}/_faults`, { method: 'PUT', body });
    const report = await runConformance({ url: server.url, readOnly: true, only: ['trending'], timeoutMs: 2_000 });
    const [first] = report.lines;
    expect(first?.verdict).toBe('fail');
    expect(first?.findings.map(({ message }) => message)).toContain(messageOfFault[fault]);
  });

  test('a run leaves no records when the responses of an endpoint are lost', async () => {
    const server = await mock({ faults: {} });
    const { db: before } = server.store.read();
    const body = JSON.stringify({ call: 'createBike', fault: 'processed but lost' });
    await fetch(`${server.url}/_faults`, { method: 'PUT', body });
    const report = await auditAsAdmin(server, { only: ['createBike', 'findBooking', 'markSold'] });
    expect(withVerdict(report, 'fail')).toContain('createBike creates a bike [R3.02 R7.17]: the connection was closed');
    expect(withVerdict(report, 'skip')).toContain(
      'markSold marks a bike as sold, which ends its advertisement [R4.06 R7.35]: no advertised bike could be created: the response of createBike was lost (the connection was closed)',
    );
    expect(report.notCreated).toContain(
      'no available bike could be created: the response of createBike was lost (the connection was closed)',
    );
    expect(withVerdict(report, 'skip')).toContain(
      'findBooking finds one booking [R7.32]: no booked bike could be created: the response of createBike was lost (the connection was closed)',
    );
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
  });
});

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
};

const contract = (args: string[], env: Record<string, string> = {}) =>
  spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/check/conformance.mjs'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

describe('npm run contract', () => {
  test('npm run contract deletes its records after Ctrl-C, ends with 1, and never prints the bearer token', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const token = (await adminOf(server))?.token ?? '';
    const child = contract(['--url', server.url], { CONTRACT_BEARER: token });
    child.stdout.once('data', () => {
      // The first line is printed before the first record is created, so the signal is sent after the second line.
      child.stdout.once('data', () => child.kill('SIGINT'));
    });
    const { code, stdout, stderr } = await resultOf(child);
    expect([code, stdout, stderr]).toEqual([
      1,
      expect.stringMatching(/\n\d+ passed, 0 noted, 0 should be mended, 0 failed(, \d+ skipped)?\n$/),
      expect.any(String),
    ]);
    expect(stdout).toContain('Stopped before all cases were run.');
    expect(stdout + stderr).not.toContain(token);
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
  });

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

  test('npm run contract sends nothing when the report cannot be written', async () => {
    const server = await mock();
    const { code, stdout, stderr } = await resultOf(
      contract(['--url', server.url, '--json', join(import.meta.dirname, 'no/such/report.json')]),
    );
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^--json: there is no folder .*such\.\nUsage: /);
  });

  test('npm run contract sends nothing that writes when the bearer token is not an admin’s', async () => {
    const server = await mock();
    const token = await createTokenFor(sendByHttp(server.url))(users.farhana.email);
    const before = server.store.read();
    await expect(runConformance({ url: server.url, admin: decodeAdminToken(token) })).rejects.toThrow(NotAdminError);
    const { code, stderr } = await resultOf(contract(['--url', server.url], { CONTRACT_BEARER: token }));
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^The bearer must be an admin’s access token, and /)]);
    expect(stderr).not.toContain(token);
    expect(server.store.read()).toBe(before);
  });

  test('npm run contract names test data that could not be created, and ends with 2 although nothing failed', async () => {
    const server = await mock({ faults: {} });
    const body = JSON.stringify({ call: 'createUser', fault: 'refused' });
    await fetch(`${server.url}/_faults`, { method: 'PUT', body });
    const { code, stdout } = await resultOf(contract(['--url', server.url, '--only', 'markSold']));
    expect(code).toBe(2);
    const reason = 'the response of createUser was lost (the connection was closed)';
    const missing = ['buyer', 'second buyer', 'seller', 'unverified seller', 'seller of the booked bike'];
    for (const label of missing) expect(stdout).toContain(`\n  no ${label} could be created: ${reason}\n`);
    expect(stdout).not.toContain('could be created: no ');
    expect(stdout).toMatch(/\n\d+ passed, 0 noted, 0 should be mended, 0 failed, \d+ skipped\n$/);
  });
});

describe('a run against another server', () => {
  test('a run does not follow the server’s redirects', async () => {
    const requestedPaths: (string | undefined)[] = [];
    const url = await serve(({ url: path }, response) => {
      requestedPaths.push(path);
      response.writeHead(302, { location: '/login' }).end();
    });
    const report = await runConformance({ url, readOnly: true, only: ['listCategories'] });
    expect(report.lines[0]).toMatchObject({ got: '302, a redirection', verdict: 'fail' });
    expect(requestedPaths).not.toContain('/login');
  });

  test('a run reports an error that shows internals of the server', async () => {
    const url = await serve((_, response) => {
      response
        .writeHead(500, { 'content-type': 'text/html' })
        .end('Error: no\n    at find (/srv/app/src/index.js:3:1)');
    });
    const { lines } = await runConformance({ url, readOnly: true, only: ['trending'] });
    expect(lines[0]?.findings.map(({ message }) => message)).toContain('an error that shows internals of the server');
  });

  test('a run passes no case when every response is an error', async () => {
    const url = await serve((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    });
    const report = await runConformance({ url, readOnly: true });
    expect(withVerdict(report, 'fail', 'should').length).toBeGreaterThan(20);
    expect(withVerdict(report, 'pass')).toEqual([]);
  });

  test('a run rejects when no HTTP server responds', async () => {
    const url = await serve(() => undefined);
    await expect(runConformance({ url, readOnly: true, timeoutMs: 100 })).rejects.toThrow(
      new ServerUnreachable('no response within 0.1 s'),
    );
    const gone = await mock();
    await gone.close();
    await expect(runConformance({ url: gone.url })).rejects.toThrow(
      new ServerUnreachable('no server is listening there'),
    );
  });
});
