import { type EndpointName, endpoints } from '@second-gear/contract';
import { seedDb, seedTime } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import { createCaseContext } from '../cases/caseContext.ts';
import { buildRequest, type RequestInput } from '../cases/testCase.ts';
import { fixtureTestData } from '../cases/testData.ts';
import { cases } from '../index.ts';
import { encodeRequest } from '../server/httpRequest.ts';

export type Example = { request: RequestInput; response: unknown };

/** Creates a function that returns ids that count up, so that generated documents are always the same. */
export const createSequentialIds = () => {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(24, '0');
  };
};

/** A real access token would be different each time, so examples show this one. */
const token = { accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImJ1eWVyQHNlY29uZGdlYXIudGVzdCJ9.c2lnbmF0dXJl' };

/** Returns only the first item of a list: one item is enough to show what the list contains. */
const firstItemOnly = (body: unknown): unknown => (Array.isArray(body) ? body.slice(0, 1) : body);

/** Returns the request of an endpoint's first `accepts` case, and the mock's response. */
export const exampleOf = async (name: EndpointName): Promise<Example> => {
  const backend = createMockBackend(seedDb({ bikes: 0 }), {
    now: () => new Date(seedTime),
    newId: createSequentialIds(),
  });
  const testCase = cases.find(({ endpoint, kind }) => endpoint === name && kind === 'accepts');
  const { as, request = {} } = testCase?.input(createCaseContext(fixtureTestData)) ?? {};
  const httpRequest = buildRequest(name, request, as && (await backend.accessTokenFor(as)));
  const { headers, body = new Uint8Array() } = await encodeRequest(httpRequest);
  const { method } = endpoints[name];
  const { status, json } = await backend.handle({ method, path: httpRequest.path, headers, body });
  if (status !== 200) throw new Error(`The first accepted case of ${name} responded with ${status}.`);
  return { request, response: name === 'accessToken' ? token : firstItemOnly(json) };
};
