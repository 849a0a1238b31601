import { readFile } from 'node:fs/promises';
import { type EndpointName, endpoints } from '@second-gear/contract';
import { endpointDocs } from '@second-gear/contract/openapi';
import { describe, expect, test } from 'vitest';
import { bikeCases } from '../cases/bikes.ts';
import { bookingCases } from '../cases/bookings.ts';
import { userCases } from '../cases/users.ts';
import { guidePath } from './guidePath.ts';
import { insertEndpoints } from './printGuide.ts';

const guide = await readFile(guidePath, 'utf8');
const names = Object.keys(endpoints) as EndpointName[];
const chapterOf = (name: EndpointName): string => guide.split(`\n### ${name}\n`)[1]?.split('\n### ')[0] ?? '';

test('docs/api.md is up to date (otherwise: node scripts/generate/api-docs.mjs)', async () => {
  expect(guide).toBe(await insertEndpoints(guide));
});

describe.each(names)('%s', (name) => {
  const chapter = chapterOf(name);
  const [, response = ''] = /```jsonc\n\/\/ 200\n([\s\S]*?)\n```/.exec(chapter) ?? [];

  test('the text about the endpoint has an example of a request and its response', () => {
    const path = endpoints[name].path.split(':', 1)[0];
    expect(chapter).toContain(`\`\`\`http\n${endpoints[name].method} ${path}`);
    expect(() => JSON.parse(response.replace(/, … and \d+ more/, ''))).not.toThrow();
    expect(response).not.toContain('"message"');
  });

  test('the text about the endpoint lists what the client does with each response', () => {
    const { responses } = endpointDocs[name];
    expect(responses.length).toBeGreaterThan(1);
    for (const [response] of responses) expect(chapter).toContain(`| ${response} | `);
  });

  test('the text about the endpoint lists each case of the endpoint', () => {
    const ownCases = [...userCases, ...bikeCases, ...bookingCases].filter(({ endpoint }) => endpoint === name);
    for (const testCase of ownCases) expect(chapter).toContain(`| ${testCase.name} | `);
  });
});

test('the text about the endpoint contains no access token', () => {
  expect(guide).not.toMatch(/eyJ[\w-]{12}/);
});
