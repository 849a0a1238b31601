import { pathOf } from '@second-gear/contract';
import { fixtureTestData, type TestData, TestDataUnavailable } from '../cases/testData.ts';
import { encodeRequest, type HttpRequest } from './httpRequest.ts';
import { sendOverHttp } from './sendOverHttp.ts';

export type { HttpRequest } from './httpRequest.ts';

/** `json` is undefined if the body is empty or not JSON. `text` is set only if the body is not JSON. */
export type HttpResponse = { status: number; headers: Record<string, string>; json: unknown; text?: string };

/** Connects the test cases with a server: sends requests, and resets the server's data before each case. */
export type ServerUnderTest = {
  send: (request: HttpRequest) => Promise<HttpResponse>;
  /** Restores the initial data. Resolves with the users and records that the test cases may use. */
  reset: () => Promise<TestData>;
  /** Resolves with an access token of one of the test users. */
  tokenFor: (email: string) => Promise<string>;
  /** Reads the data that a rejected request must not change. Default: the public lists (`readPublicData`). */
  readState?: () => Promise<unknown>;
};

const parseJson = (text: string): unknown => (text ? JSON.parse(text) : undefined);

/** Sends requests with `fetch`, like a browser. For MSW, which runs in the same process. */
export const sendByFetch =
  (base: string): ServerUnderTest['send'] =>
  async (request) => {
    const { headers, body } = await encodeRequest(request);
    const response = await fetch(base + request.path, {
      method: request.method,
      headers,
      ...(body && { body }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      json: parseJson(await response.text()),
    };
  };

/** Sends requests over HTTP, byte by byte as given; `fetch` would normalize paths and add headers. */
export const sendByHttp = (base: string): ServerUnderTest['send'] => {
  const sendRaw = sendOverHttp(base);
  return async (request) => {
    const { text, ...response } = await sendRaw(request);
    return { ...response, json: parseJson(text) };
  };
};

/** Creates a function that requests a user's access token from the server itself (`GET /jwt`). */
export const createTokenFor =
  (send: ServerUnderTest['send']): ServerUnderTest['tokenFor'] =>
  async (email) => {
    const { json } = await send({ method: 'GET', path: pathOf('accessToken', { query: { email } }) });
    const token = json && typeof json === 'object' && 'accessToken' in json ? json.accessToken : undefined;
    if (typeof token !== 'string') throw new TestDataUnavailable(`the server gave no access token for ${email}`);
    return token;
  };

/** Creates the connection to a server that starts with the fixtures and issues its own tokens. */
export const createServerUnderTest = (
  send: ServerUnderTest['send'],
  resetServer: () => Promise<void>,
): ServerUnderTest => ({
  send,
  reset: async () => {
    await resetServer();
    return fixtureTestData;
  },
  tokenFor: createTokenFor(send),
});
