import {
  describeEndpoints,
  type EndpointDescription,
  endpointDocs,
  type RequestField,
} from '@second-gear/contract/openapi';
import { seedDb, seedTime } from '@second-gear/fixtures';
import { createMockBackend } from '@second-gear/mock-server/msw';
import { bikeCases } from '../cases/bikes.ts';
import { bookingCases } from '../cases/bookings.ts';
import { createCaseContext } from '../cases/caseContext.ts';
import { buildCaseRequest } from '../cases/check.ts';
import { levelOf } from '../cases/findingCauses.ts';
import { causeOf, createApiTools, type TestCase } from '../cases/testCase.ts';
import { fixtureTestData } from '../cases/testData.ts';
import { userCases } from '../cases/users.ts';
import { encodeRequest } from '../server/httpRequest.ts';
import type { HttpRequest, ServerUnderTest } from '../server/serverUnderTest.ts';
import { createSequentialIds } from './examples.ts';

/**
 * Prints the chapter of docs/api.md about the endpoints. The requests are those of conformance cases, the responses are
 * those of the mock backend at the time of printing, and all other texts are in `endpointDocs`.
 */

const endpointCases: readonly TestCase[] = [...userCases, ...bikeCases, ...bookingCases];

/** Replaces access tokens in examples, because they are different each time. */
const withoutTokens = (text: string): string => text.replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOi…');

type CaseExchange = { request: HttpRequest; sentBody: string; status: number; json: unknown };

/** Sends the request of a test case to a new mock backend. */
const exchange = async (testCase: TestCase): Promise<CaseExchange> => {
  const backend = createMockBackend(seedDb({ bikes: 0 }), {
    now: () => new Date(seedTime),
    newId: createSequentialIds(),
  });
  const send: ServerUnderTest['send'] = async (request) => {
    const { headers, body = new Uint8Array() } = await encodeRequest(request);
    const response = await backend.handle({ method: request.method, path: request.path, headers, body });
    return { status: response.status, headers: response.headers, json: response.json };
  };
  const tools = createApiTools({ send, tokenFor: backend.accessTokenFor });
  const initialInput = testCase.input(createCaseContext(fixtureTestData));
  await initialInput.before?.(tools);
  const input = { ...initialInput, ...(await initialInput.arrange?.(tools)) };
  const request = buildCaseRequest(testCase, input, input.as && (await backend.accessTokenFor(input.as)));
  const { status, json } = await send(request);
  return { request, sentBody: typeof request.body === 'string' ? request.body : '', status, json };
};

const block = (language: string, text: string): string => `\`\`\`${language}\n${withoutTokens(text)}\n\`\`\``;

/** Prints JSON in as few lines as possible. */
const pretty = (json: unknown, maxColumns = 118): string => {
  const lines: string[] = [];
  for (const part of JSON.stringify(json, null, 1).split('\n')) {
    const longer = `${lines.at(-1) ?? ''} ${part.trim()}`.trim();
    if (lines.length > 0 && longer.length <= maxColumns) lines[lines.length - 1] = longer;
    else lines.push(part.trim());
  }
  return lines.join('\n');
};

const printRequest = ({ request: { method, path, headers = {}, body }, sentBody }: CaseExchange): string =>
  [
    `${method} ${path}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body instanceof FormData ? ['content-type: multipart/form-data; boundary=…', '', '(the field image)'] : []),
    ...(sentBody ? ['', pretty(JSON.parse(sentBody))] : []),
  ].join('\n');

/** Prints the first item of a list and the number of the others: one item shows what the list contains. */
const printShortened = (json: unknown): string => {
  const rest = Array.isArray(json) ? json.length - 1 : 0;
  const first = Array.isArray(json) ? json.slice(0, 1) : json;
  return rest > 0 ? pretty(first).replace(/\s\]$/, `, … and ${rest} more ]`) : pretty(first);
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const inCell = (json: unknown): string => {
  const text = withoutTokens(JSON.stringify(json) ?? '');
  return text.length <= 140 ? ` \`${cell(text)}\`` : '';
};

const caseRow = async (testCase: TestCase): Promise<string> => {
  const { status, json } = await exchange(testCase);
  return `| ${cell(testCase.name)} | ${levelOf(causeOf(testCase))} | ${status}${inCell(json)} |`;
};

const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

const allowedUsers = ({ bearer, allowed, host }: EndpointDescription): string => {
  if (host === 'images') return 'Every caller with the key.';
  return bearer && allowed
    ? `${withArticle(allowed)}, with their access token.`.replace(/^a/, 'A')
    : 'Every caller: no token is sent.';
};

const field = ({ name, location, isRequired }: RequestField): string =>
  `\`${name}\` (${location}${isRequired ? '' : ', optional'})`;

const anchor = (endpoint: EndpointDescription): string => endpoint.name.toLowerCase();

const chapter = async (endpoint: EndpointDescription): Promise<string> => {
  const cases = endpointCases.filter((testCase) => testCase.endpoint === endpoint.name);
  const first = cases.find(({ kind }) => kind === 'accepts');
  if (!first) throw new Error(`${endpoint.name} has no accepted case.`);
  const firstExchange = await exchange(first);
  const { responses, serverChecks } = endpointDocs[endpoint.name];
  const isWritingGet = endpoint.writes && endpoint.method === 'GET';
  return [
    `### ${endpoint.name}`,
    `**\`${endpoint.method} ${endpoint.path}\`** — ${endpoint.summary}${isWritingGet ? ' It should be a POST: see “GETs that write”.' : ''}`,
    [
      `- **Who may send it:** ${allowedUsers(endpoint)} Sent from: ${endpoint.usedOn.join('; ')}.`,
      ...(endpoint.requestFields.length > 0 ? [`- **Sends:** ${endpoint.requestFields.map(field).join(', ')}.`] : []),
      `- **Only the server can check:** ${serverChecks}`,
    ].join('\n'),
    [
      '| the server responds | the client |',
      '|---|---|',
      ...responses.map(([response, reaction]) => `| ${cell(response)} | ${cell(reaction)} |`),
    ].join('\n'),
    `The conformance case “${first.name}”:`,
    block('http', printRequest(firstExchange)),
    block('jsonc', `// ${firstExchange.status}\n${printShortened(firstExchange.json)}`),
    [
      '| conformance cases | level | the mock’s response |',
      '|---|---|---|',
      ...(await Promise.all(cases.map(caseRow))),
    ].join('\n'),
  ].join('\n\n');
};

const overviewRow = (endpoint: EndpointDescription): string =>
  `| [${endpoint.name}](#${anchor(endpoint)}) | \`${endpoint.method} ${endpoint.path}\` | ${endpoint.bearer && endpoint.allowed ? endpoint.allowed : ''} | ${endpoint.writes ? (endpoint.method === 'GET' ? '**GET that writes**' : 'writes') : ''} |`;

/** Prints all endpoints, in the order of the endpoint table. */
export const printEndpoints = async (): Promise<string> => {
  const descriptions = describeEndpoints();
  const chapters = await Promise.all(descriptions.map(chapter));
  return [
    ['| name | endpoint | bearer of | |', '|---|---|---|---|', ...descriptions.map(overviewRow)].join('\n'),
    ...chapters,
  ].join('\n\n');
};

const startMarker = '<!-- endpoints: written by node scripts/generate/api-docs.mjs, from here -->';
const endMarker = '<!-- endpoints: to here -->';

/** Replaces the text between the markers of the guide. Throws an Error if the guide has no markers. */
export const insertEndpoints = async (guide: string): Promise<string> => {
  const [before, rest] = guide.split(startMarker);
  const after = rest?.split(endMarker)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The guide has no markers for the endpoints: ${startMarker} … ${endMarker}`);
  return `${before}${startMarker}\n\n${await printEndpoints()}\n\n${endMarker}${after}`;
};
