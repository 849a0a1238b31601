import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, bookingBody, users } from '@second-gear/fixtures';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase, type ServerData } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { parseData, serializeData } from '../../src/storage/dataFile.ts';
import { spawnMock } from '../support/spawnMock.ts';
import { startMock } from '../support/startMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const first = createSeedData();
const open = (file: string, data: ServerData = first) => openDatabase(file, async () => data);

const post = (url: string, name: 'bookBike' | 'createUser', body: object) =>
  fetch(url + pathOf(name), {
    method: endpoints[name].method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const book = (url: string) => post(url, 'bookBike', bookingBody(bikes.available, users.imran));

describe('data file', () => {
  test('M-11: a mock server that was killed during writes starts again with every answered write, and its tokens are valid', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'db.json');
    // So many bikes make a write slow, so that the kill happens during a write.
    await open(file, createSeedData({ bikes: 1000 }));
    const server = await spawnMock(file);
    const tokenUrl = server.url + pathOf('accessToken', { query: { email: users.rahim.email } });
    const { accessToken } = await (await fetch(tokenUrl)).json();
    const answered: string[] = [];
    let killed: Promise<void> | undefined;
    const createUsersUntilKilled = async (writer: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        const user = { name: 'Rider', email: `rider.${writer}.${count}@example.com`, role: 'buyer' };
        const response = await post(server.url, 'createUser', user).catch(() => undefined);
        const answer = await response?.json().catch(() => undefined);
        if (!answer) return;
        answered.push(answer.insertedId);
        if (answered.length === 20) killed = server.kill('SIGKILL');
      }
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map(createUsersUntilKilled));
    await killed;

    const next = await spawnMock(file);
    const headers = { authorization: `bearer ${accessToken}` };
    const path = pathOf('advertise', { params: { id: bikes.available._id } });
    expect((await fetch(next.url + path, { headers })).status).toBe(200);
    await next.kill('SIGTERM');
    const stored = new Set(parseData(await readFile(file), file).db.users.map(({ _id }) => _id));
    expect(answered.filter((id) => !stored.has(id))).toEqual([]);
  });

  test('M-12: two hundred simultaneous requests for the same booking create one booking', async () => {
    const server = await startMock();
    const responses = await Promise.all(Array.from({ length: 200 }, async () => (await book(server.url)).json()));
    await server.close();
    expect(responses.filter(({ acknowledged }) => acknowledged === true)).toHaveLength(1);
    expect(server.store.read().db.bookings).toHaveLength(first.db.bookings.length + 1);
  });

  test('M-11: the data file is not changed, and an error names it, when it is half written', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const text = serializeData(first).slice(0, 5000);
    await writeFile(file, text);
    await expect(open(file)).rejects.toThrow(`${file}`);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('M-11: the data is unchanged when it cannot be written, also because of another server, and the response is 503', async () => {
    const folder = join(await temporaryFolder(), 'data');
    const file = join(folder, 'db.json');
    const server = await startMock({ database: await open(file) });
    const other = await startMock({ database: await open(file) });
    await rm(folder, { recursive: true });
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => consoleError.mockRestore());
    const before = server.store.read();
    const refused = await book(server.url);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(server.store.read()).toBe(before);
    await mkdir(folder);
    expect(await (await book(server.url)).json()).toMatchObject({ acknowledged: true });
    expect((await book(other.url)).status).toBe(503);
    expect(String(consoleError.mock.lastCall?.[1])).toContain(`Another program has changed ${file}.`);
    expect(await readFile(file, 'utf8')).toBe(serializeData(server.store.read()));
    await Promise.all([server.close(), other.close()]);
  });
});

describe("json-server's router", async () => {
  const server = await startMock({ showsDatabase: true });
  afterAll(() => server.close());
  const get = async (path: string, init: RequestInit = {}) => fetch(`${server.url}/_db${path}`, init);

  test("json-server's router has no accounts, writes nothing, and is closed to pages of other sites", async () => {
    const all = await (await get('/db?callback=steal')).json();
    expect(Object.keys(all)).toEqual(Object.keys(first.db));
    expect((await get('/accounts')).status).toBe(404);
    expect((await get('/products?bikeName_like=(')).status).toBe(400);
    const before = server.store.read();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await get(`/users/${users.rahim._id}`, { method })).status).toBe(403);
    expect((await get('/users', { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect(server.store.read()).toBe(before);
    for (const options of [{ host: '0.0.0.0', showsDatabase: true }, {}]) {
      const { url, close } = await startMock(options);
      for (const path of ['/_db/users', '/_cards/intents', '/_scenarios'])
        if (options.host || path === '/_db/users') expect((await fetch(url + path)).status).toBe(404);
      await close();
    }
  });
});
