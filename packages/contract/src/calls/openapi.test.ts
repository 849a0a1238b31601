import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { driftIn } from '../drift.ts';
import { type Endpoint, type EndpointName, endpoints } from '../endpoints.ts';
import { cases } from '../suite.ts';
import { callNotes } from './callNotes.ts';
import { openapi, printOpenapi } from './openapi.ts';

const document = await openapi();
const names = Object.keys(endpoints) as EndpointName[];

const Operation = v.looseObject({
  operationId: v.string(),
  tags: v.tuple([v.string()]),
  summary: v.pipe(v.string(), v.regex(/^[A-Z].+\.$/)),
  security: v.array(v.object({ bearer: v.array(v.never()) })),
  parameters: v.array(
    v.looseObject({ name: v.string(), in: v.string(), required: v.boolean(), schema: v.looseObject({}) }),
  ),
  requestBody: v.optional(
    v.object({
      required: v.literal(true),
      content: v.record(v.string(), v.object({ schema: v.looseObject({}), example: v.optional(v.unknown()) })),
    }),
  ),
  responses: v.record(
    v.string(),
    v.object({
      description: v.string(),
      content: v.record(v.string(), v.object({ schema: v.looseObject({}), example: v.optional(v.unknown()) })),
    }),
  ),
});

const operationOf = (name: EndpointName) => {
  const { path, method } = endpoints[name];
  return v.parse(Operation, document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]);
};

test('openapi.json is the table of today: npm run openapi', async () => {
  expect(await readFile(join(import.meta.dirname, '../../openapi.json'), 'utf8')).toBe(await printOpenapi());
});

test('it is OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(validator.version).toBe('3.1');
});

test('it has every row once, and nothing else', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const ids = operations.map((operation) => v.parse(Operation, operation).operationId);
  expect(ids.toSorted()).toEqual(names.toSorted());
});

/** The validator's own, of its own version. */
const { default: Ajv } = createRequire(import.meta.resolve('@seriousme/openapi-schema-validator'))('ajv/dist/2020.js');
const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'shop', components: document.components });

const problemsOf = (schema: object, value: unknown): unknown => {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"shop#/components'));
  const validate = ajv.compile(local);
  return validate(JSON.parse(JSON.stringify(value))) ? [] : validate.errors;
};

describe.each(names)('%s', (name) => {
  const row: Endpoint = endpoints[name];
  const { operationId, tags, security, parameters, requestBody, responses } = operationOf(name);
  const answers = cases.filter(({ endpoint }) => endpoint === name).flatMap(({ status }) => status);

  test('is asked as its row says', () => {
    expect([operationId, tags]).toEqual([name, [callNotes[name].tag]]);
    expect(security).toEqual(row.bearer ? [{ bearer: [] }] : []);
    const asked = [
      ...Object.keys(row.params?.entries ?? {}).map((key) => `path ${key}`),
      ...Object.keys(row.query?.entries ?? {}).map((key) => `query ${key}`),
      ...(row.idToken ? ['optional header x-id-token'] : []),
    ];
    const named = parameters.map((one) => `${one.required ? '' : 'optional '}${one.in} ${one.name}`);
    expect(named).toEqual(asked);
    expect(Boolean(requestBody)).toBe(Boolean(row.body) || row.host === 'images');
  });

  test('answers and refuses with what the contract suite expects, and no more', () => {
    expect(Object.keys(responses)).toEqual([...new Set(answers)].sort().map(String));
  });

  test('has examples that are what they are examples of', () => {
    for (const { content } of [...Object.values(responses), ...(requestBody ? [requestBody] : [])]) {
      for (const { schema, example } of Object.values(content)) {
        if (example !== undefined) expect(problemsOf(schema, example)).toEqual([]);
      }
    }
    const answered = responses[200]?.content['application/json']?.example;
    expect(answered).toBeDefined();
    expect(driftIn(name, answered)).toEqual([]);
    if (row.body) expect(v.is(row.body, requestBody?.content['application/json']?.example)).toBe(true);
  });
});

test.each([
  ['listBikes', [{ _id: 1, bikeName: {} }]],
  ['listUsers', {}],
  ['accessToken', { accessToken: 7 }],
  ['findBooking', { _id: 'a' }],
  ['isAdmin', { isAdmin: 'yes' }],
] as const)('the schema of %s does not take %j', (name, answer) => {
  const schema = operationOf(name).responses[200]?.content['application/json']?.schema ?? {};
  expect(problemsOf(schema, answer)).not.toEqual([]);
});
