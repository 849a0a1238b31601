import { join } from 'node:path';
import { describeEndpoints, type EndpointDescription, endpointDocs } from '@second-gear/contract/openapi';

/** The absolute path of docs/api.md, the guide for authors of a server. */
export const guidePath = join(import.meta.dirname, '../../../../docs/api.md');

/** Prints a text, or in which chapter before it is. */
const onlyOnce = () => {
  const chapters = new Map<string, string>();
  return (text: string, name: string): string => {
    const earlier = chapters.get(text);
    if (earlier) return `as for [${earlier}](#${earlier.toLowerCase()}).`;
    chapters.set(text, name);
    return text;
  };
};

const allowedUsers = ({ bearer, allowed, host }: EndpointDescription): string => {
  if (host === 'images') return 'with the key of the image host';
  return bearer && allowed
    ? `with the access token of ${/^[aeiou]/.test(allowed) ? 'an' : 'a'} ${allowed}`
    : 'without a token';
};

/** Prints the chapter of docs/api.md about an endpoint: what openapi.json does not say. */
const chapter = (endpoint: EndpointDescription, once: ReturnType<typeof onlyOnce>): string => {
  const { name, method, path, summary, writes } = endpoint;
  const { responses, serverChecks } = endpointDocs[name];
  return [
    `### ${name}`,
    `**\`${method} ${path}\`**, ${allowedUsers(endpoint)}. ${summary}${writes && method === 'GET' ? ' It should be a POST: see “GETs that write”.' : ''}`,
    [
      `- **Only the server can check:** ${once(serverChecks, name)}`,
      ...responses.map(([response, reaction]) => `- ${response}: ${once(reaction, name)}`),
    ].join('\n'),
  ].join('\n\n');
};

/** Prints all endpoints, in the order of the endpoint table. */
const printEndpoints = (): string => {
  const once = onlyOnce();
  return describeEndpoints()
    .map((endpoint) => chapter(endpoint, once))
    .join('\n\n');
};

const startMarker = '<!-- endpoints: written by node scripts/generate/api-docs.mjs, from here -->';
const endMarker = '<!-- endpoints: to here -->';

/** Replaces the text between the markers of the guide. Throws an Error if the guide has no markers. */
export const insertEndpoints = (guide: string): string => {
  const [before, rest] = guide.split(startMarker);
  const after = rest?.split(endMarker)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The guide has no markers for the endpoints: ${startMarker} … ${endMarker}`);
  return `${before}${startMarker}\n\n${printEndpoints()}\n\n${endMarker}${after}`;
};
