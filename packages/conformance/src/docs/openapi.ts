import { type Endpoint, type EndpointName, endpoints, idTokenHeader } from '@second-gear/contract';
import {
  callNotes,
  callTags,
  type JsonSchema,
  jsonSchemaOf,
  namedSchemas,
  type RefusalStatus,
  refusals,
} from '@second-gear/contract/openapi';
import * as v from 'valibot';
import { type Example, exampleOf } from './examples.ts';

/**
 * The table of calls as an OpenAPI 3.1 document, for whoever writes the server or asks it with other tools. Made of the
 * rows, their schemas and the contract suite's own examples, so that it cannot say anything else.
 */

// Object.keys forgets which names these are.
const names = Object.keys(endpoints) as EndpointName[];

const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * A path of the table as the document has it: `/report/{bikeId}`. Rows whose paths differ by the names of their parameters alone
 * are methods of one path, with the names of the first row, because OpenAPI allows a path once.
 */
const openPath = (path: string): string => {
  const first = names.map((name) => endpoints[name].path).find((one) => shapeOf(one) === shapeOf(path));
  return (first ?? path).replace(/:(\w+)/g, '{$1}');
};

const parametersInPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

type Entries = Record<string, v.GenericSchema>;

/** Of what form the ids in a path are. Another one is no fault of the request: there is nothing with it. */
const formOf = (endpoint: EndpointName, parameter: string): { description?: string } => {
  if (parameter !== 'id' && parameter !== 'bikeId') return {};
  return {
    description:
      endpoint === 'listBikes'
        ? 'The `category_id` of a category: a number.'
        : 'The `_id` of a record: 24 lower-case hexadecimal digits. For any other text, answer as for an unknown id.',
  };
};

const parametersIn = (
  endpoint: EndpointName,
  place: 'path' | 'query',
  entries: Entries = {},
  examples: Record<string, string> = {},
) =>
  Object.entries(entries).map(([name, schema]) => ({
    name,
    in: place,
    required: true,
    ...formOf(endpoint, name),
    schema: jsonSchemaOf(schema),
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));

/** The parameters of a row's path, by the names that the path has in the document. */
const pathParametersOf = (endpoint: EndpointName, { path, params }: Endpoint, { given }: Example) => {
  const shown = parametersInPath(openPath(path));
  return parametersIn(endpoint, 'path', params?.entries, given.params).map((parameter, place) => {
    const name = shown[place] ?? parameter.name;
    if (name === parameter.name) return parameter;
    return {
      ...parameter,
      name,
      description: `The ${parameter.name}. Another method of this path calls it ${name}, and OpenAPI allows a path one name for it.`,
    };
  });
};

/** A server that does not ask for it may leave it unread. */
const idTokenParameter = {
  name: idTokenHeader,
  in: 'header',
  required: false,
  description:
    'The ID token of the identity provider, which proves whose e-mail address is asked with. A server that checks it answers 401 without a good one, and 403 to that of another person.',
  schema: { type: 'string' },
};

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Two calls with the same key are meant to be done once: the second is answered as the first was. The client sends it unless VITE_IDEMPOTENCY_KEY says that the server’s CORS rules refuse it.',
  schema: { type: 'string', maxLength: 255 },
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

/** What stands in a refusal. Where the client reads a code as well, that is there too. */
const refusedBody = (name: EndpointName, status: RefusalStatus) => {
  if (noToken(name, status)) return { accessToken: 'Unauthorized' };
  if (name === 'createPaymentIntent' && status === 409)
    return { message: 'This bike is already sold.', code: 'already_sold' };
  return { message: refusals[status] };
};

const refusalOf = (name: EndpointName, status: RefusalStatus) => ({
  description: refusals[status],
  content: {
    'application/json': {
      schema: { $ref: `#/components/schemas/${noToken(name, status) ? 'NoToken' : 'Refusal'}` },
      example: refusedBody(name, status),
    },
    // A server may also refuse in plain text; the client shows neither.
    'text/plain': { schema: { type: 'string' } },
  },
});

/** A server that checks the ID token refuses in two ways more than one that leaves it unread. */
const refusalsOf = (name: EndpointName, { idToken }: Endpoint): RefusalStatus[] => [
  ...new Set<RefusalStatus>([...callNotes[name].refusedWith, ...(idToken ? ([401, 403] as const) : [])]),
];

const responsesOf = (name: EndpointName, row: Endpoint, example: Example) => ({
  200: {
    description: callNotes[name].does,
    // What the schema does not name, the client does not read.
    content: { 'application/json': { schema: jsonSchemaOf(row.answer), example: v.parse(row.answer, example.answer) } },
  },
  ...Object.fromEntries(refusalsOf(name, row).map((status) => [status, refusalOf(name, status)])),
});

const operationOf = async (name: EndpointName) => {
  const row: Endpoint = endpoints[name];
  const { tag, does, askedFrom } = callNotes[name];
  const example = await exampleOf(name);
  return {
    operationId: name,
    tags: [tag],
    summary: does,
    description: `Asked from: ${askedFrom.join('; ')}.${row.writes ? ' Changes something: never to be prefetched, cached or asked again by itself.' : ''}`,
    ...(row.host === 'images' && {
      servers: [
        { url: 'http://127.0.0.1:4000', description: 'The image host, which is another server. Here the mock’s.' },
      ],
    }),
    security: row.bearer ? [{ bearer: [] }] : [],
    parameters: [
      ...pathParametersOf(name, row, example),
      ...parametersIn(name, 'query', row.query?.entries, example.given.query),
      ...(row.idToken ? [idTokenParameter] : []),
      ...(row.idempotencyKey ? [idempotencyKeyParameter] : []),
    ],
    ...bodyOf(row, example),
    responses: responsesOf(name, row, example),
    'x-writes': row.writes,
    ...(row.allowed && { 'x-allowed-role': row.allowed }),
  };
};

/** An object of texts, the first of which is always there. */
const textsOf = (required: string, ...optional: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries([required, ...optional].map((key) => [key, { type: 'string' }])),
  required: [required],
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
      { url: 'http://127.0.0.1:4000', description: 'The mock alone: npm run mock.' },
    ],
    tags: Object.entries(callTags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...namedSchemas(), Refusal: textsOf('message', 'code'), NoToken: textsOf('accessToken') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};

/** As it is kept in the repository. */
export const printOpenapi = async (): Promise<string> => `${JSON.stringify(await openapi(), null, 2)}\n`;
