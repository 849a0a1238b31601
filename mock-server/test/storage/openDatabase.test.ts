import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, pathOf } from '@second-gear/contract';
import { bikes, users } from '@second-gear/fixtures';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase, openMemoryDatabase } from '../../src/index.ts';
import { InvalidDataFileError, LockedError } from '../../src/lib/errors.ts';
import { createSeedData } from '../../src/scenarios/seedData.ts';
import { serializeData } from '../../src/storage/dataFile.ts';
import { createStore } from '../../src/storage/store.ts';
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
  test('the data file is created from the initial data, with its folders', async () => {
    const file = join(await temporaryFolder(), 'new', 'db.json');
    const database = await open(file);
    expect(await readFile(file, 'utf8')).toBe(serializeData(first));
    await database.close();
    expect((await readdir(join(file, '..'))).sort()).toEqual(['db.json', 'db.json.key']);
  });

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

  test('M-12: the data file contains one booking after two hundred simultaneous requests for the same booking', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const server = await startMock({ database: await open(file) });
    const responses = await Promise.all(Array.from({ length: 200 }, async () => (await book(server.url)).json()));
    expect(responses.filter(({ acknowledged }) => acknowledged === true)).toHaveLength(1);
    await server.close();
    expect(JSON.parse(await readFile(file, 'utf8')).bookings).toHaveLength(first.db.bookings.length + 1);
  });

  test('M-11: the data file can be opened by only one process at a time', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'db.json');
    const database = await open(file);
    await symlink(file, join(folder, 'other-name.json'));
    await expect(open(file)).rejects.toThrow(LockedError);
    await expect(open(join(folder, 'other-name.json'))).rejects.toThrow(LockedError);
    await database.close();
    await (await open(file)).close();
  });

  test('a write through a symbolic link changes the data file and keeps the link', async () => {
    const folder = await temporaryFolder();
    const file = join(folder, 'db.json');
    await (await open(file)).close();
    await symlink(file, join(folder, 'link.json'));
    const server = await startMock({ database: await open(join(folder, 'link.json')) });
    await book(server.url);
    await server.close();
    expect(JSON.parse(await readFile(file, 'utf8')).bookings).toHaveLength(first.db.bookings.length + 1);
  });

  test.each([
    ['empty', '', 'it is not JSON'],
    ['half written', serializeData(first).slice(0, 5000), 'it is not JSON'],
    ['a list', '[]', 'at users'],
    ['without its bookings', serializeData(first).replace('"bookings"', '"bookkeeping"'), 'at bookings'],
    ['without accounts', serializeData(first).replace('"accounts"', '"people"'), 'at accounts'],
    ['with a flag that is a word', serializeData(first).replace('"paid": true', '"paid": "yes"'), 'paid: Invalid type'],
  ])('M-11: the data file is not changed, and an error names it, when its content is %s', async (_, text, reason) => {
    const file = join(await temporaryFolder(), 'db.json');
    await writeFile(file, text);
    const refused = open(file);
    await expect(refused).rejects.toThrow(InvalidDataFileError);
    await expect(refused).rejects.toThrow(file);
    await expect(refused).rejects.toThrow(reason);
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await readdir(join(file, '..'))).toEqual(['db.json']);
  });

  test('the temporary data files of a killed process are removed', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    await writeFile(`${file}.3c5b7c1e-8f5f-4a51-9f4f-1f9b3a0e6a55.tmp`, '{"users": [');
    await writeFile(`${file}.key.3c5b7c1e-8f5f-4a51-9f4f-1f9b3a0e6a55.tmp`, '0123');
    // A temporary file of another data file. The name of that data file begins with the name of this one.
    const others = 'db.json.backup.3c5b7c1e-8f5f-4a51-9f4f-1f9b3a0e6a55.tmp';
    await writeFile(join(file, '..', others), 'theirs');
    await writeFile(`${file}.backup`, 'mine');
    await (await open(file)).close();
    expect((await readdir(join(file, '..'))).sort()).toEqual(['db.json', 'db.json.backup', others, 'db.json.key']);
  });

  test('the temporary photo files of a killed process are removed', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const photo = `${'0a'.repeat(32)}.png`;
    await mkdir(`${file}.photos`);
    for (const name of [photo, `${photo}.3c5b7c1e-8f5f-4a51-9f4f-1f9b3a0e6a55.tmp`, 'mine.tmp']) {
      await writeFile(join(`${file}.photos`, name), 'bytes');
    }
    await (await open(file)).close();
    expect((await readdir(`${file}.photos`)).sort()).toEqual([photo, 'mine.tmp']);
  });

  test('the data file keeps unknown collections and fields after a change', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const before = JSON.parse(serializeData(first));
    before.notes = [{ _id: 1, text: 'ring the bell' }];
    before.users[0].nickname = 'Farhu';
    before.products[0].engine = { cc: 350 };
    before.accounts[0].phoneNumber = '+880 1711 000142';
    await writeFile(file, JSON.stringify(before));
    const server = await startMock({ database: await open(file) });
    expect(await (await book(server.url)).json()).toMatchObject({ acknowledged: true });
    await server.close();
    const { bookings, ...rest } = JSON.parse(await readFile(file, 'utf8'));
    const { bookings: bookingsBefore, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    expect(bookings).toHaveLength(bookingsBefore.length + 1);
  });

  test('the data file is rejected and not changed when it is not UTF-8', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    const bytes = Buffer.from(serializeData(first).replace('Farhana', 'Farh\xe9na'), 'latin1');
    await writeFile(file, bytes);
    await expect(open(file)).rejects.toThrow('not text in UTF-8');
    expect(await readFile(file)).toEqual(bytes);
    expect(await readdir(join(file, '..'))).toEqual(['db.json']);
  });

  test('the data file is rejected when it is a folder', async () => {
    const folder = await temporaryFolder();
    await expect(open(folder)).rejects.toThrow('not a regular file');
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

  test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EIO'])(
    'M-11: the data file is unchanged and readable, and the response is 503, when the disk reports %s',
    async (code) => {
      const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      onTestFinished(() => consoleError.mockRestore());
      const store = createStore(first, {
        save: async () => {
          throw Object.assign(new Error(`${code}: /srv/data/db.json`), { code });
        },
      });
      const server = await startMock({ database: { ...openMemoryDatabase(first), store } });
      onTestFinished(() => server.close());
      const response = await book(server.url);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await response.text()).not.toMatch(/E[A-Z]{3,}|\/srv/);
      expect(store.read()).toBe(first);
      expect((await fetch(server.url + pathOf('listCategories'))).status).toBe(200);
    },
  );

  test('M-11: the data is changed when only syncing the folder fails, and the 503 response says so', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => consoleError.mockRestore());
    const store = createStore(first, {
      save: async (_shop, onPlaced) => {
        onPlaced();
        throw new Error('the folder could not be synced');
      },
    });
    const server = await startMock({ database: { ...openMemoryDatabase(first), store } });
    onTestFinished(() => server.close());
    const response = await book(server.url);
    expect([response.status, response.headers.has('retry-after')]).toEqual([503, false]);
    const { message } = await response.json();
    expect(message).toMatch(/^The change was made/);
    expect(message).not.toContain('nothing');
    expect(store.read().db.bookings).toHaveLength(first.db.bookings.length + 1);
  });

  test('the data file is rejected when its key file is invalid', async () => {
    const file = join(await temporaryFolder(), 'db.json');
    await writeFile(`${file}.key`, 'not a key');
    await expect(open(file)).rejects.toThrow('db.json.key cannot be used');
    expect(await readFile(`${file}.key`, 'utf8')).toBe('not a key');
  });
});
