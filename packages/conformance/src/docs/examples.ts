import { type EndpointName, endpoints } from '@second-gear/contract';
import { seedDb, seedTime } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import { cases } from '../cases/cases.ts';
import { buildCaseRequest } from '../cases/check.ts';
import { createApiTools, type RequestInput } from '../cases/testCase.ts';
import { createCaseContext, fixtureTestData } from '../cases/testData.ts';
import { encodeRequest, type HttpRequest } from '../server/http.ts';
import type { ServerUnderTest } from '../server/serverUnderTest.ts';

export type Example = {
  /** The part of the case's title after the endpoint's name. */
  caseName: string;
  request: RequestInput;
  httpRequest: HttpRequest;
  /** The response body. Of a list, only the first item, because one item shows what the list contains. */
  response: unknown;
};

/** The id of every record that an example creates, so that generated documents are always the same. */
const newId = () => '000000000000000000000001';

/** A real access token would be different each time, so examples show this one. */
const token = { accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImJ1eWVyQHNlY29uZGdlYXIudGVzdCJ9.c2lnbmF0dXJl' };

/** Returns the request of an endpoint's first `accepts` case, and the response of a new mock backend. */
export const exampleOf = async (name: EndpointName): Promise<Example> => {
  const testCase = cases.find(({ endpoint, kind }) => endpoint === name && kind === 'accepts');
  if (!testCase) throw new Error(`${name} has no accepted case.`);
  const backend = createMockBackend(seedDb({ bikes: 0 }), { now: () => new Date(seedTime), newId });
  const send: ServerUnderTest['send'] = async (request) => {
    const { headers, body } = await encodeRequest(request);
    const { method, path } = request;
    const response = await backend.handle({ method, path, headers, body });
    return { status: response.status, headers: response.headers, json: response.json };
  };
  const tools = createApiTools({ send, tokenFor: backend.accessTokenFor });
  const input = testCase.input(createCaseContext(fixtureTestData));
  await input.before?.(tools);
  const httpRequest = buildCaseRequest(testCase, input, input.as && (await backend.accessTokenFor(input.as)));
  const { status, json } = await send(httpRequest);
  if (status !== 200) throw new Error(`The first accepted case of ${name} responded with ${status}.`);
  const response = endpoints[name].path === endpoints.accessToken.path ? token : json;
  return {
    caseName: testCase.name,
    request: input.request ?? {},
    httpRequest,
    response: Array.isArray(response) ? response.slice(0, 1) : response,
  };
};
