import { spawn } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { people } from '@second-gear/fixtures';
import type { MockServerOptions } from '@second-gear/mock-server';
import type { Db } from '@second-gear/mock-server/backend';
import { faultNames } from '@second-gear/mock-server/faults';
import { outcomeOf } from '@second-gear/mock-server/testing/spawnMock';
import { startMock, type TestServer } from '@second-gear/mock-server/testing/startMock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { adminBy } from '../src/cli/decodeAdminToken.ts';
import { askByHttp, tokenBy } from '../src/index.ts';
import {
  type AuditOptions,
  audit,
  NoAdmin,
  type Report,
  Unreachable,
  type Verdict,
} from '../src/run/runConformance.ts';

const mock = async (options: Partial<MockServerOptions> = {}): Promise<TestServer> => {
  const server = await startMock(options);
  onTestFinished(() => server.close());
  return server;
};

const adminOf = async ({ url }: TestServer) => adminBy(await tokenBy(askByHttp(url))(people.nasrin.email));

const auditAsAdmin = async (server: TestServer, options: Partial<AuditOptions> = {}): Promise<Report> =>
  audit({ url: server.url, admin: await adminOf(server), ...options });

const withVerdict = ({ lines }: Report, ...wanted: Verdict[]) =>
  lines.filter(({ verdict }) => wanted.includes(verdict)).map(({ row, asked, got }) => `${row} ${asked}: ${got}`);

/** What is in one and not in the other, by id. */
const added = (before: Db, after: Db): string[] =>
  (['users', 'products', 'bookings', 'payments'] as const)
    .flatMap((key) => {
      const known = new Set<string>(before[key].map(({ _id }) => _id));
      return after[key].filter(({ _id }) => !known.has(_id));
    })
    .map((record) => ('email' in record ? record.email : record._id));

describe('the mock', () => {
  test('keeps the contract to the letter, and is left as it was but for what no call removes', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const report = await auditAsAdmin(server, { strict: true, destructive: true, images: server.url });
    expect(withVerdict(report, 'fail', 'skip', 'should')).toEqual([]);
    expect(report.unmade).toEqual([]);
    expect(report.lines.length).toBeGreaterThan(450);
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
    const left = JSON.stringify(report.left);
    const stays = added(before, after);
    expect(stays.length).toBeGreaterThan(3);
    for (const id of stays) expect(left).toContain(id);
    for (const { id } of after.intents) expect(left).toContain(id);
    expect(report.changed).toEqual([]);
    expect(report.removed.length).toBeGreaterThan(10);
  });

  test('keeps it without a destructive question, too, and is asked none', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const report = await auditAsAdmin(server, { strict: true });
    expect(withVerdict(report, 'fail', 'should')).toEqual([]);
    expect(withVerdict(report, 'skip')).toContain(
      'verifyBikesOf wants its filter: it could change records of others: --destructive asks it',
    );
    expect(withVerdict(report, 'skip').length).toBeLessThan(160);
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
  });

  test('passes in the original’s manner, with what a client has to stand as hardening', async () => {
    const server = await mock({ profile: 'original' });
    const report = await auditAsAdmin(server);
    expect(withVerdict(report, 'fail')).toEqual([]);
    // Its refusals are plain text, without the code that the client tells the buyer of.
    expect(withVerdict(report, 'should')).toEqual([
      'createPaymentIntent refuses a bike that another buyer has paid for: 409',
      'createPaymentIntent gives no intent for a sold bike: 409',
    ]);
    expect(report.unmade).toEqual([]);
    const notes = report.lines.flatMap(({ findings }) => findings.map(({ says }) => says));
    expect(notes).toContain('answered as text/html, not JSON');
    expect(notes).toContain('an answer to be read with care: numbers for text, or what is not set is missing');
    expect(withVerdict(await auditAsAdmin(server, { strict: true, only: ['listBookings'] }), 'fail')).not.toEqual([]);
  });

  test('is only read when it is only to be read', async () => {
    const server = await mock();
    const before = server.store.read();
    const report = await audit({ url: server.url, readOnly: true, strict: true });
    expect(server.store.read()).toBe(before);
    expect(withVerdict(report, 'fail')).toEqual([]);
    expect(withVerdict(report, 'pass').length).toBeGreaterThan(100);
    expect(withVerdict(report, 'pass')).toContain('findBooking finds one booking [R7.32]: 200');
    expect(withVerdict(report, 'skip')).toContain('bookBike books a bike: it would write');
    expect([report.removed, report.left]).toEqual([[], []]);
  });

  test('is only read where every order is paid for, too', async () => {
    const server = await mock();
    await fetch(`${server.url}/_state`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'paid-order' }),
    });
    const report = await audit({ url: server.url, readOnly: true, strict: true });
    expect(withVerdict(report, 'fail')).toEqual([]);
  });

  test('keeps the users that were made when no admin is there to delete them, each of them listed', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const report = await audit({ url: server.url, strict: true, only: ['createUser', 'deleteUser', 'createBike'] });
    expect(withVerdict(report, 'fail')).toEqual([]);
    expect(withVerdict(report, 'skip').join('\n')).toContain('there is no admin');
    expect(report.unmade).toEqual([]);
    const { db: after } = server.store.read();
    expect(after.products).toEqual(before.products);
    const users = added(before, after).filter((id) => id.includes('@'));
    expect(users.length).toBeGreaterThan(5);
    for (const email of users)
      expect(report.left).toContainEqual(
        expect.objectContaining({ kind: 'user', name: email, why: expect.stringContaining('there is no admin') }),
      );
  });

  test('is found out when it goes on after a refusal', async () => {
    const report = await auditAsAdmin(await mock({ lax: true }), { only: ['deleteBike'] });
    const refused = report.lines.find(({ asked }) => asked === 'wants a token');
    expect(refused).toMatchObject({
      got: '401',
      verdict: 'fail',
      findings: [{ cause: 'afterRefusal', says: 'something has changed' }],
    });
  });

  test('is left clean by a run that is stopped', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const stop = new AbortController();
    const onLine = ({ row }: { row: string }) => row === 'createBike' && stop.abort();
    const report = await auditAsAdmin(server, { onLine, signal: stop.signal, only: ['findUser', 'createBike'] });
    expect(report.isCutShort).toBe(true);
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
  });
});

/** What is said of a row whose every answer is this fault. */
const said: Readonly<Record<(typeof faultNames)[number], string>> = {
  refused: 'the connection was cut',
  'cut mid-body': 'the connection was cut',
  hang: 'no answer within 2 s',
  '401': 'answered with 401',
  '404': 'answered with 404',
  '429': 'answered with 429',
  '500': 'answered with 500',
  '502 as HTML': 'answered with 502',
  '200 as HTML': 'answered as text/html, not JSON',
  'malformed JSON': 'an answer that is no JSON',
  empty: 'an answer with nothing in it',
  'wrong shape': 'an answer of another shape',
};

describe('a row that goes wrong', () => {
  test.each(faultNames)('by %s fails, and says how', async (fault) => {
    const server = await mock({ faults: {} });
    const body = JSON.stringify({ call: 'trending', fault });
    await fetch(`${server.url}/_faults`, { method: 'PUT', body });
    const report = await audit({ url: server.url, readOnly: true, only: ['trending'], patience: 2_000 });
    const [first] = report.lines;
    expect(first?.verdict).toBe('fail');
    expect(first?.findings.map(({ says }) => says)).toContain(said[fault]);
  });

  test('whose answers are lost leaves nothing behind all the same', async () => {
    const server = await mock({ faults: {} });
    const { db: before } = server.store.read();
    const body = JSON.stringify({ call: 'createBike', fault: 'processed but lost' });
    await fetch(`${server.url}/_faults`, { method: 'PUT', body });
    const report = await auditAsAdmin(server, { only: ['createBike', 'findBooking', 'markSold'] });
    expect(withVerdict(report, 'fail')).toContain('createBike lists a bike [R3.02 R7.17]: the connection was cut');
    expect(withVerdict(report, 'skip')).toContain(
      'markSold takes a bike off the home page, once [R4.06 R7.35]: no advertised bike could be made: the answer of createBike was lost (the connection was cut)',
    );
    expect(report.unmade).toContain(
      'no bike to be had could be made: the answer of createBike was lost (the connection was cut)',
    );
    expect(withVerdict(report, 'skip')).toContain(
      'findBooking finds one booking [R7.32]: no booked bike could be made: the answer of createBike was lost (the connection was cut)',
    );
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
  });
});

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
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
  test('cleans up after Ctrl-C, ends badly then, and never shows the bearer', async () => {
    const server = await mock();
    const { db: before } = server.store.read();
    const token = (await adminOf(server))?.token ?? '';
    const child = contract(['--url', server.url], { CONTRACT_BEARER: token });
    child.stdout.once('data', () => {
      // Not before it has begun: the first line is printed before the first record is made.
      child.stdout.once('data', () => child.kill('SIGINT'));
    });
    const { code, out, said } = await outcomeOf(child);
    expect([code, out, said]).toEqual([
      1,
      expect.stringMatching(/\n\d+ passed, 0 should be mended, 0 failed(, \d+ skipped)?\n$/),
      expect.any(String),
    ]);
    expect(out).toContain('Stopped before everything was asked.');
    expect(out + said).not.toContain(token);
    const { db: after } = server.store.read();
    expect([after.users, after.products]).toEqual([before.users, before.products]);
  });

  test('ends with 0 when nothing failed, and with 2 when it cannot ask', async () => {
    const server = await mock();
    const gone = await mock();
    await gone.close();
    const ends = [['--url', server.url, '--only', 'trending', '--read-only'], ['--url', gone.url], []];
    const [good, nobody, lost] = await Promise.all(ends.map((args) => outcomeOf(contract(args))));
    expect([good?.code, nobody?.code, lost?.code]).toEqual([0, 2, 2]);
    expect(nobody?.said).toBe('There is no asking this server: nothing listens there.\n');
    expect(good?.out).toMatch(/\n\d+ passed, 0 should be mended, 0 failed(, \d+ skipped)?\n$/);
    expect(lost?.said).toMatch(/^--url says which server to ask\.\nUsage: /);
  });

  test('asks nothing when the report cannot be written', async () => {
    const server = await mock();
    const { code, out, said } = await outcomeOf(
      contract(['--url', server.url, '--json', join(import.meta.dirname, 'no/such/report.json')]),
    );
    expect([code, out]).toEqual([2, '']);
    expect(said).toMatch(/^--json: there is no folder .*such\.\nUsage: /);
  });

  test('asks nothing with the bearer of somebody who is no admin', async () => {
    const server = await mock();
    const token = await tokenBy(askByHttp(server.url))(people.farhana.email);
    const before = server.store.read();
    await expect(audit({ url: server.url, admin: adminBy(token) })).rejects.toThrow(NoAdmin);
    const { code, said } = await outcomeOf(contract(['--url', server.url], { CONTRACT_BEARER: token }));
    expect([code, said]).toEqual([2, expect.stringMatching(/^The bearer must be an admin’s access token, and /)]);
    expect(said).not.toContain(token);
    expect(server.store.read()).toBe(before);
  });

  test('says that what it needs could not be made, and ends with 2 although nothing failed', async () => {
    const server = await mock({ faults: {} });
    const body = JSON.stringify({ call: 'createUser', fault: 'refused' });
    await fetch(`${server.url}/_faults`, { method: 'PUT', body });
    const { code, out } = await outcomeOf(contract(['--url', server.url, '--only', 'markSold']));
    expect(code).toBe(2);
    const why = 'the answer of createUser was lost (the connection was cut)';
    const missing = ['buyer', 'second buyer', 'seller', 'unverified seller', 'seller of the booked bike'];
    for (const what of missing) expect(out).toContain(`\n  no ${what} could be made: ${why}\n`);
    expect(out).not.toContain('could be made: no ');
    expect(out).toMatch(/\n\d+ passed, 0 should be mended, 0 failed, \d+ skipped\n$/);
  });
});

describe('another server', () => {
  test('that sends everybody elsewhere is not followed there', async () => {
    const asked: (string | undefined)[] = [];
    const url = await serve(({ url: path }, response) => {
      asked.push(path);
      response.writeHead(302, { location: '/login' }).end();
    });
    const report = await audit({ url, readOnly: true, only: ['listCategories'] });
    expect(report.lines[0]).toMatchObject({ got: '302, a redirection', verdict: 'fail' });
    expect(asked).not.toContain('/login');
  });

  test('that shows its inside in a refusal is told so', async () => {
    const url = await serve((_, response) => {
      response
        .writeHead(500, { 'content-type': 'text/html' })
        .end('Error: no\n    at find (/srv/app/src/index.js:3:1)');
    });
    const { lines } = await audit({ url, readOnly: true, only: ['trending'] });
    expect(lines[0]?.findings.map(({ says }) => says)).toContain('a refusal that shows the inside of the server');
  });

  test('that has fallen over keeps nothing, whatever it is asked', async () => {
    const url = await serve((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    });
    const report = await audit({ url, readOnly: true });
    expect(withVerdict(report, 'fail', 'should').length).toBeGreaterThan(20);
    expect(withVerdict(report, 'pass')).toEqual([]);
  });

  test('that is none cannot be asked', async () => {
    const url = await serve(() => undefined);
    await expect(audit({ url, readOnly: true, patience: 100 })).rejects.toThrow(
      new Unreachable('no answer within 0.1 s'),
    );
    const gone = await mock();
    await gone.close();
    await expect(audit({ url: gone.url })).rejects.toThrow(new Unreachable('nothing listens there'));
  });
});
