import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type EndpointName, endpoints } from '@second-gear/contract';
import { expect, test } from 'vitest';
import { cases } from '../src/cases/cases.ts';
import { openapi, printOpenapi } from '../src/docs/openapi.ts';

const file = join(import.meta.dirname, '../../contract/openapi.json');

test('openapi.json is up to date (otherwise: node scripts/generate/openapi.mjs), and valid OpenAPI 3.1', async () => {
  const source = await printOpenapi();
  expect(await readFile(file, 'utf8')).toBe(source);
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, location[0]?.pointer, message])).toEqual([]);
});

test('each operation of openapi.json has the response statuses of the conformance cases, and no others', async () => {
  const { paths } = (await openapi()) as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  for (const { operationId, responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const endpoint = endpoints[operationId as EndpointName];
    const statuses = cases.filter((one) => one.endpoint === operationId).flatMap(({ status }) => status);
    // A server that checks ID tokens, which the cases do not send, also responds with 401 and 403.
    const expected = new Set([...statuses, ...('idToken' in endpoint ? [401, 403] : [])]);
    expect([operationId, Object.keys(responses)]).toEqual([operationId, [...expected].sort().map(String)]);
  }
});
