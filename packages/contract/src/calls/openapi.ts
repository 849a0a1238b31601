import type * as v from 'valibot';
import { type Endpoint, type EndpointName, endpoints, idTokenHeader } from '../endpoints.ts';
import { callNotes, callTags, type RefusalStatus, refusals } from './callNotes.ts';
import { type Example, exampleOf } from './examples.ts';
import { type JsonSchema, jsonSchemaOf, namedSchemas } from './jsonSchema.ts';

/**
 * The table of calls as an OpenAPI 3.1 document, for whoever writes the server or asks it with other tools. Made of the
 * rows, their schemas and the contract suite's own examples, so that it cannot say anything else.
 */

// Object.keys forgets which names these are.
const names = Object.keys(endpoints) as EndpointName[];

const openPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

type Entries = Record<string, v.GenericSchema>;

const parametersIn = (place: 'path' | 'query', entries: Entries = {}, examples: Record<string, string> = {}) =>
  Object.entries(entries).map(([name, schema]) => ({
    name,
    in: place,
    required: true,
    schema: jsonSchemaOf(schema),
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));

/** A server that does not ask for it may leave it unread. */
const idTokenParameter = {
  name: idTokenHeader,
  in: 'header',
  required: false,
  description:
    'The ID token of the identity provider, which proves whose e-mail address is asked with. A server that checks it answers 401 without a good one, and 403 to that of another person.',
  schema: { type: 'string' },
};

/** The image host takes a form, which no schema of the table reads. */
const photoForm = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { image: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['image'],
      },
    },
  },
};

const bodyOf = ({ body, host }: Endpoint, { given }: Example) => {
  if (host === 'images') return { requestBody: photoForm };
  if (!body) return {};
  const content = { 'application/json': { schema: jsonSchemaOf(body), example: given.body } };
  return { requestBody: { required: true, content } };
};

/** A refusal that says so where the token would stand. */
const noToken = (name: EndpointName, status: RefusalStatus): boolean => name === 'accessToken' && status === 403;

const refusalOf = (name: EndpointName, status: RefusalStatus) => ({
  description: refusals[status],
  content: {
    'application/json': {
      schema: { $ref: `#/components/schemas/${noToken(name, status) ? 'NoToken' : 'Refusal'}` },
      example: noToken(name, status) ? { accessToken: 'Unauthorized' } : { message: refusals[status] },
    },
    // A server may also refuse in plain text; the client shows neither.
    'text/plain': { schema: { type: 'string' } },
  },
});

const responsesOf = (name: EndpointName, { answer }: Endpoint, example: Example) => ({
  200: {
    description: callNotes[name].does,
    content: { 'application/json': { schema: jsonSchemaOf(answer), example: example.answer } },
  },
  ...Object.fromEntries(callNotes[name].refusedWith.map((status) => [status, refusalOf(name, status)])),
});

const operationOf = async (name: EndpointName) => {
  const row: Endpoint = endpoints[name];
  const { tag, does, askedFrom } = callNotes[name];
  const example = await exampleOf(name);
  const { params, query } = example.given;
  return {
    operationId: name,
    tags: [tag],
    summary: does,
    description: `Asked from: ${askedFrom.join('; ')}.${row.writes ? ' Changes something: never to be prefetched, cached or asked again by itself.' : ''}`,
    ...(row.host === 'images' && {
      servers: [
        { url: 'http://localhost:4000', description: 'The image host, which is another server. Here the mock’s.' },
      ],
    }),
    security: row.bearer ? [{ bearer: [] }] : [],
    parameters: [
      ...parametersIn('path', row.params?.entries, params),
      ...parametersIn('query', row.query?.entries, query),
      ...(row.idToken ? [idTokenParameter] : []),
    ],
    ...bodyOf(row, example),
    responses: responsesOf(name, row, example),
    'x-writes': row.writes,
    ...(row.allowed && { 'x-allowed-role': row.allowed }),
  };
};

const sentence = (key: string): JsonSchema => ({
  type: 'object',
  properties: { [key]: { type: 'string' } },
  required: [key],
});

/** The whole document. Pure: the same every time. */
export const openapi = async () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of names) {
    const { path, method } = endpoints[name];
    const at = openPath(path);
    paths[at] = { ...paths[at], [method.toLowerCase()]: await operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Second Gear',
      version: '1.0.0',
      summary: 'The calls that the web client of a used-motorbike marketplace makes.',
      description:
        'Prices are in BDT, as free text. Some GETs write: a server must not let browsers do them by themselves. Where a number stands for a text, or an optional field is missing, the client reads it all the same.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/api', description: 'Beside the shop, on its own origin: npm start.' },
      { url: 'http://localhost:4000', description: 'The mock alone: npm run mock.' },
    ],
    tags: callTags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...namedSchemas(), Refusal: sentence('message'), NoToken: sentence('accessToken') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};

/** As it is kept in the repository. */
export const printOpenapi = async (): Promise<string> => `${JSON.stringify(await openapi(), null, 2)}\n`;
