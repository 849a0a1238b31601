import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { driftIn, type Endpoint, type EndpointName, endpoints } from '@second-gear/contract';
import { callNotes } from '@second-gear/contract/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cases } from '../index.ts';
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

/** Where the document has a row: its path, its method and what is said of it. */
const found = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: v.parse(Operation, operation) })),
);

const placeOf = (name: EndpointName) => {
  const place = found.find(({ operation }) => operation.operationId === name);
  if (!place) throw new Error(`The document lacks ${name}.`);
  return place;
};

const operationOf = (name: EndpointName) => placeOf(name).operation;

const file = join(import.meta.dirname, '../../../contract/openapi.json');

test('openapi.json is the table of today: npm run openapi', async () => {
  expect(await readFile(file, 'utf8')).toBe(await printOpenapi());
});

test('it is OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(validator.version).toBe('3.1');
});

test('it has every row once, and nothing else', () => {
  expect(found.map(({ operation }) => operation.operationId).toSorted()).toEqual(names.toSorted());
});

test('it passes the rules that Redocly recommends, without an error and without a warning', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: file, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
});

test('it passes swagger-parser, which follows every reference', async () => {
  // It fills the references in the object that it is given.
  await expect(SwaggerParser.validate(JSON.parse(JSON.stringify(document)))).resolves.toBeDefined();
});

test('it has a path once, whatever the rows call its parameters', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(shapes).toEqual([...new Set(shapes)]);
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
    const { path, method } = placeOf(name);
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => `path ${key}`);
    expect(method.toUpperCase()).toBe(row.method);
    expect(path.replace(/\{\w+\}/g, ':')).toBe(row.path.replace(/:\w+/g, ':'));
    expect(inPath).toHaveLength(Object.keys(row.params?.entries ?? {}).length);
    const asked = [
      ...inPath,
      ...Object.keys(row.query?.entries ?? {}).map((key) => `query ${key}`),
      ...(row.idToken ? ['optional header x-id-token'] : []),
      ...(row.idempotencyKey ? ['optional header Idempotency-Key'] : []),
    ];
    const named = parameters.map((one) => `${one.required ? '' : 'optional '}${one.in} ${one.name}`);
    expect(named).toEqual(asked);
    expect(Boolean(requestBody)).toBe(Boolean(row.body) || row.host === 'images');
  });

  test('answers and refuses with what the contract suite expects, and no more', () => {
    // The suite asks without an ID token; a server that checks it answers 401 without a good one, and 403 to that of another user.
    const aboutIdToken = row.idToken ? [401, 403] : [];
    expect(Object.keys(responses)).toEqual([...new Set([...answers, ...aboutIdToken])].sort().map(String));
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

test('the rows that carry them name the headers, and the refusals that come with them', () => {
  const headersOf = (name: EndpointName) =>
    operationOf(name).parameters.flatMap(({ in: place, name: header }) => (place === 'header' ? [header] : []));
  expect(headersOf('createPaymentIntent')).toEqual(['Idempotency-Key']);
  for (const name of ['createUser', 'accessToken'] as const) {
    expect(headersOf(name)).toEqual(['x-id-token']);
    expect(Object.keys(operationOf(name).responses)).toEqual(expect.arrayContaining(['401', '403']));
  }
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
