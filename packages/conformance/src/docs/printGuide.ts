import { join } from 'node:path';
import {
  describeEndpoints,
  type EndpointDescription,
  endpointDocs,
  type RequestField,
} from '@second-gear/contract/openapi';
import { type Example, exampleOf } from './examples.ts';

/**
 * Prints the chapter of docs/api.md about the endpoints. The requests are those of conformance cases, the responses are
 * those of the mock backend, and all other texts are in `endpointDocs`.
 */

/** The absolute path of docs/api.md, the guide for authors of a server. */
export const guidePath = join(import.meta.dirname, '../../../../docs/api.md');

/** Replaces access tokens in examples, because they are different each time. */
const withoutTokens = (text: string): string => text.replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOi…');

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

const printRequest = ({ httpRequest: { method, path, headers = {}, body } }: Example): string =>
  [
    `${method} ${path}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body instanceof FormData ? ['content-type: multipart/form-data; boundary=…', '', '(the field image)'] : []),
    ...(typeof body === 'string' ? ['', pretty(JSON.parse(body))] : []),
  ].join('\n');

const allowedUsers = ({ bearer, allowed, host }: EndpointDescription): string => {
  if (host === 'images') return 'Every caller with the key.';
  if (!bearer || !allowed) return 'Every caller, without a token.';
  return `${/^[aeiou]/.test(allowed) ? 'An' : 'A'} ${allowed}, with their access token.`;
};

const field = ({ name, location, isRequired }: RequestField): string =>
  `\`${name}\` (${location}${isRequired ? '' : ', optional'})`;

/** Prints a text, or in which chapter before it is. */
const onlyOnce = () => {
  const chapters = new Map<string, string>();
  return (text: string, name: string): string => {
    const earlier = chapters.get(text);
    if (earlier) return `As for [${earlier}](#${earlier.toLowerCase()}).`;
    chapters.set(text, name);
    return text;
  };
};

type Once = ReturnType<typeof onlyOnce>;

const chapter = async (endpoint: EndpointDescription, once: Once): Promise<string> => {
  const example = await exampleOf(endpoint.name);
  const { responses, serverChecks } = endpointDocs[endpoint.name];
  const isWritingGet = endpoint.writes && endpoint.method === 'GET';
  const hasBody = example.httpRequest.body !== undefined;
  return [
    `### ${endpoint.name}`,
    `**\`${endpoint.method} ${endpoint.path}\`** — ${endpoint.summary}${isWritingGet ? ' It should be a POST: see “GETs that write”.' : ''}`,
    [
      `- **Who:** ${allowedUsers(endpoint)} Sent from: ${endpoint.usedOn.join('; ')}.`,
      ...(endpoint.requestFields.length > 0 ? [`- **Sends:** ${endpoint.requestFields.map(field).join(', ')}.`] : []),
      `- **Only the server can check:** ${once(serverChecks, endpoint.name)}`,
      ...responses.map(([response, reaction]) => `- ${response}: ${once(reaction, endpoint.name)}`),
    ].join('\n'),
    ...(hasBody ? [block('http', printRequest(example))] : []),
    block('jsonc', `// 200\n${pretty(example.response)}`),
  ].join('\n\n');
};

/** Prints all endpoints, in the order of the endpoint table. */
const printEndpoints = async (): Promise<string> => {
  const once = onlyOnce();
  const chapters: string[] = [];
  for (const endpoint of describeEndpoints()) chapters.push(await chapter(endpoint, once));
  return chapters.join('\n\n');
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
