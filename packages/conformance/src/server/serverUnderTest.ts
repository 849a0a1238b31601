import { type EndpointName, endpoints, pathOf } from '@second-gear/contract';
import { routeNameOf } from '@second-gear/mock-server/backend';
import { fixtureTestData, type TestData, TestDataUnavailable } from '../cases/testData.ts';
import type { HttpRequest, HttpResponse } from './http.ts';

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

/** Returns the endpoint that a request matches, if there is one. */
export const endpointOf = (request: HttpRequest): EndpointName | undefined => {
  const name = routeNameOf(request);
  return name && name in endpoints ? (name as EndpointName) : undefined;
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
