import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type Endpoint, type EndpointName, endpoints, findMismatches } from '@second-gear/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cases } from '../cases/cases.ts';
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

/** All operations (methods of a path) of the OpenAPI document. */
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: v.parse(Operation, operation) })),
);

const findOperation = (name: EndpointName) => {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`The document does not contain ${name}.`);
  return found;
};

const operationOf = (name: EndpointName) => findOperation(name).operation;

const file = join(import.meta.dirname, '../../../contract/openapi.json');

test('openapi.json is up to date (otherwise: node scripts/generate/openapi.mjs)', async () => {
  expect(await readFile(file, 'utf8')).toBe(await printOpenapi());
});

test('openapi.json is valid OpenAPI 3.1, and follows the rules that Redocly recommends', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: file, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'openapi', components: document.components });

const findErrors = (schema: object, value: unknown): unknown => {
  const local = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'));
  const validate = ajv.compile(local);
  return validate(JSON.parse(JSON.stringify(value))) ? [] : validate.errors;
};

describe.each(names)('%s', (name) => {
  const endpoint: Endpoint = endpoints[name];
  const { requestBody, responses } = operationOf(name);
  const caseStatuses = cases.filter(({ endpoint }) => endpoint === name).flatMap(({ status }) => status);

  test('the operation has the response statuses of the conformance cases, and no others', () => {
    // The cases send no ID token. A server that checks ID tokens also responds with 401 (no valid token) and 403 (the
    // token of another user).
    const idTokenStatuses = endpoint.idToken ? [401, 403] : [];
    expect(Object.keys(responses)).toEqual([...new Set([...caseStatuses, ...idTokenStatuses])].sort().map(String));
  });

  test('the operation has examples that match their schemas', () => {
    for (const { content } of [...Object.values(responses), ...(requestBody ? [requestBody] : [])]) {
      for (const { schema, example } of Object.values(content)) {
        if (example !== undefined) expect(findErrors(schema, example)).toEqual([]);
      }
    }
    const example = responses[200]?.content['application/json']?.example;
    expect(example).toBeDefined();
    expect(findMismatches(name, example)).toEqual([]);
    if (endpoint.body) expect(v.is(endpoint.body, requestBody?.content['application/json']?.example)).toBe(true);
  });
});
