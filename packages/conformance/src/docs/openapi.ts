import { type Endpoint, type EndpointName, endpoints, idTokenHeader } from '@second-gear/contract';
import {
  type ErrorStatus,
  endpointDocs,
  endpointTags,
  errorDescriptions,
  type JsonSchema,
  jsonSchemaOf,
  namedSchemas,
} from '@second-gear/contract/openapi';
import * as v from 'valibot';
import { type Example, exampleOf } from './examples.ts';

/**
 * Creates an OpenAPI 3.1 document of the endpoints, for authors of a server and for other tools. It is generated from
 * the endpoint table, the schemas and the conformance cases, so it cannot differ from them.
 */

// `Object.keys` returns `string[]`, so the type is asserted.
const names = Object.keys(endpoints) as EndpointName[];

const withoutParameterNames = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * Returns a path in OpenAPI's form: `/report/{bikeId}`. OpenAPI allows each path only once. If the paths of two
 * endpoints differ only in the names of their parameters, both get the path of the first endpoint.
 */
const toOpenapiPath = (path: string): string => {
  const first = names
    .map((name) => endpoints[name].path)
    .find((candidate) => withoutParameterNames(candidate) === withoutParameterNames(path));
  return (first ?? path).replace(/:(\w+)/g, '{$1}');
};

const parametersInPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

type Entries = Record<string, v.GenericSchema>;

const parametersIn = (location: 'path' | 'query', entries: Entries = {}, examples: Record<string, string> = {}) =>
  Object.entries(entries).map(([name, schema]) => ({
    name,
    in: location,
    required: true,
    schema: jsonSchemaOf(schema),
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));

/** Returns the parameters of an endpoint's path, with the names that they have in the document. */
const pathParametersOf = ({ path, params }: Endpoint, { request }: Example) => {
  const documentNames = parametersInPath(toOpenapiPath(path));
  return parametersIn('path', params?.entries, request.params).map((parameter, index) => {
    const name = documentNames[index] ?? parameter.name;
    if (name === parameter.name) return parameter;
    return {
      ...parameter,
      name,
      description: `The ${parameter.name}. Another method of this path calls it ${name}, and OpenAPI allows a path one name for it.`,
    };
  });
};

/** The header with the ID token. A server that does not check ID tokens ignores the header. */
const idTokenParameter = {
  name: idTokenHeader,
  in: 'header',
  required: false,
  description:
    'The ID token of the auth provider, which proves that the e-mail address belongs to the user. A server that checks it responds with 401 without a valid one, and with 403 to that of another user.',
  schema: { type: 'string' },
};

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Two requests with the same key are carried out once: the second gets the response of the first. The client sends it unless VITE_IDEMPOTENCY_KEY says that the server’s CORS rules reject it.',
  schema: { type: 'string', maxLength: 255 },
};

/** The image host accepts form data, which has no schema in the endpoint table. */
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

const bodyOf = ({ body, host }: Endpoint, { request }: Example) => {
  if (host === 'images') return { requestBody: photoForm };
  if (!body) return {};
  const content = { 'application/json': { schema: jsonSchemaOf(body), example: request.body } };
  return { requestBody: { required: true, content } };
};

/** Whether the body of this rejection has the word "Unauthorized" instead of a token. */
const isTokenRejection = (name: EndpointName, status: ErrorStatus): boolean => name === 'accessToken' && status === 403;

/** Returns an example of an error body. It contains a code if the client reads one. */
const errorBody = (name: EndpointName, status: ErrorStatus) => {
  if (isTokenRejection(name, status)) return { accessToken: 'Unauthorized' };
  if (name === 'createPaymentIntent' && status === 409)
    return { message: 'This bike is already sold.', code: 'already_sold' };
  return { message: errorDescriptions[status] };
};

const errorResponse = (name: EndpointName, status: ErrorStatus) => ({
  description: errorDescriptions[status],
  content: {
    'application/json': {
      schema: { $ref: `#/components/schemas/${isTokenRejection(name, status) ? 'NoToken' : 'Refusal'}` },
      example: errorBody(name, status),
    },
  },
});

/** A server that checks ID tokens has two more error statuses than a server that ignores them. */
const errorStatusesOf = (name: EndpointName, { idToken }: Endpoint): ErrorStatus[] => [
  ...new Set<ErrorStatus>([...endpointDocs[name].errorStatuses, ...(idToken ? ([401, 403] as const) : [])]),
];

const responsesOf = (name: EndpointName, endpoint: Endpoint, example: Example) => ({
  200: {
    description: endpointDocs[name].summary,
    // The client ignores fields that the schema does not name.
    content: {
      'application/json': {
        schema: jsonSchemaOf(endpoint.response),
        example: v.parse(endpoint.response, example.response),
      },
    },
  },
  ...Object.fromEntries(errorStatusesOf(name, endpoint).map((status) => [status, errorResponse(name, status)])),
});

const operationOf = async (name: EndpointName) => {
  const endpoint: Endpoint = endpoints[name];
  const { tag, summary, usedOn, serverChecks, responses } = endpointDocs[name];
  const example = await exampleOf(name);
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: [
      `Sent from: ${usedOn.join('; ')}.${endpoint.writes ? ' Changes data: never prefetch, cache or repeat it automatically.' : ''}`,
      `**Only the server can check:** ${serverChecks}`,
      '**What the client does with the response:**',
      responses.map(([response, reaction]) => `- ${response}: ${reaction}`).join('\n'),
    ].join('\n\n'),
    ...(endpoint.host === 'images' && {
      servers: [
        { url: 'http://127.0.0.1:4000', description: 'The image host, which is another server. Here the mock’s.' },
      ],
    }),
    security: endpoint.bearer ? [{ bearer: [] }] : [],
    parameters: [
      ...pathParametersOf(endpoint, example),
      ...parametersIn('query', endpoint.query?.entries, example.request.query),
      ...(endpoint.idToken ? [idTokenParameter] : []),
      ...(endpoint.idempotencyKey ? [idempotencyKeyParameter] : []),
    ],
    ...bodyOf(endpoint, example),
    responses: responsesOf(name, endpoint, example),
    'x-writes': endpoint.writes,
    ...(endpoint.allowed && { 'x-allowed-role': endpoint.allowed }),
  };
};

/** The JSON Schema of an object whose fields are texts. Only the first field is required. */
const textObject = (required: string, ...optional: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries([required, ...optional].map((key) => [key, { type: 'string' }])),
  required: [required],
});

/** Creates the whole document, which is always the same. */
export const openapi = async () => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of names) {
    const { path, method } = endpoints[name];
    const openapiPath = toOpenapiPath(path);
    paths[openapiPath] = { ...paths[openapiPath], [method.toLowerCase()]: await operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Second Gear',
      version: '1.0.0',
      summary: 'The endpoints that the web client of a used-motorbike marketplace uses.',
      description:
        'Prices are in BDT, as free text. Some GETs write: a server must reject them when a browser sends them by itself. Titles in “quotes” are those of docs/api.md, which says what holds for all endpoints. The client also accepts numbers instead of text, and missing optional fields.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: '/api', description: 'On the origin of the app: npm start.' },
      { url: 'http://127.0.0.1:4000', description: 'The mock server alone: npm run mock.' },
    ],
    tags: Object.entries(endpointTags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...namedSchemas(), Refusal: textObject('message', 'code'), NoToken: textObject('accessToken') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};

/** Returns the text of packages/contract/openapi.json. */
export const printOpenapi = async (): Promise<string> => `${JSON.stringify(await openapi(), null, 2)}\n`;
