import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../src/index.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { serializeData } from '../../src/storage/dataFile.ts';
import { startMock } from '../support/startMock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const first = createSeedData();
const open = (file: string) => openDatabase(file, async () => first);

const wish = {
  bikeId: bikes.available._id,
  img: bikes.available.img,
  userName: users.imran.name,
  userEmail: users.imran.email,
  bikeName: bikes.available.bikeName,
  resaleValue: bikes.available.resaleValue,
  phone: '01711-000111',
  location: 'Shahbag, under the clock',
};

const book = (url: string) =>
  fetch(url + pathOf('bookBike'), {
    method: endpoints.bookBike.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });

describe('data file', () => {
  test('the data file contains every change before the response is sent, and tokens stay valid after a restart', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const server = await startMock({ database: await open(file) });
    const { accessToken } = await (
      await fetch(server.url + pathOf('accessToken', { query: { email: users.rahim.email } }))
    ).json();
    const { insertedId } = await (await book(server.url)).json();
    expect(JSON.parse(await readFile(file, 'utf8')).bookings).toContainEqual(
      expect.objectContaining({ _id: insertedId, userEmail: users.imran.email, paid: false }),
    );
    await server.close();

    const again = await startMock({ database: await open(file) });
    expect(await (await book(again.url)).json()).toMatchObject({ acknowledged: false });
    const advertised = await fetch(again.url + pathOf('advertise', { params: { id: bikes.available._id } }), {
      headers: { authorization: `bearer ${accessToken}` },
    });
    expect(advertised.status).toBe(200);
    await again.close();
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

  test('M-11: the data file is unchanged when it cannot be written, and the response is 503', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'data', 'db.json');
    const server = await startMock({ database: await open(file) });
    await rm(join(folder, 'data'), { recursive: true });
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => consoleError.mockRestore());

    const refused = await book(server.url);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(consoleError).toHaveBeenCalledWith(
      'A change could not be stored:',
      expect.objectContaining({ code: 'ENOENT' }),
    );
    expect(await refused.json()).toEqual({ message: expect.stringMatching(/^The change could not be stored.*\.$/) });
    const listUrl = server.url + pathOf('listBookings', { query: { email: users.imran.email } });
    const before = first.db.bookings.filter(({ userEmail }) => userEmail === users.imran.email);
    expect(await (await fetch(listUrl)).json()).toHaveLength(before.length);

    await mkdir(join(folder, 'data'));
    expect(await (await book(server.url)).json()).toMatchObject({ acknowledged: true });
    await server.close();
  });
});
