import { readFile } from 'node:fs/promises';
import { type EndpointName, endpoints } from '@second-gear/contract';
import { guideNotes } from '@second-gear/contract/openapi';
import { describe, expect, test } from 'vitest';
import { aboutBikes } from '../cases/bikes.ts';
import { aboutOrders } from '../cases/bookings.ts';
import { aboutPeople } from '../cases/users.ts';
import { guidePath } from './guidePath.ts';
import { printCalls, withCalls } from './printGuide.ts';

const guide = await readFile(guidePath, 'utf8');
const names = Object.keys(endpoints) as EndpointName[];
const chapterOf = (name: EndpointName): string => guide.split(`\n### ${name}\n`)[1]?.split('\n### ')[0] ?? '';

test('the guide has the calls of today: npm run docs', async () => {
  expect(guide).toBe(await withCalls(guide));
});

test('printing it twice prints the same', async () => {
  expect(await printCalls()).toBe(await printCalls());
});

test('a guide without a place for the calls is not written over', async () => {
  await expect(withCalls('# For the authors of a server')).rejects.toThrow('no place for the calls');
});

describe.each(names)('%s', (name) => {
  const chapter = chapterOf(name);
  const [, answer = ''] = /```jsonc\n\/\/ 200\n([\s\S]*?)\n```/.exec(chapter) ?? [];

  test('is asked and answered well', () => {
    const path = endpoints[name].path.split(':', 1)[0];
    expect(chapter).toContain(`\`\`\`http\n${endpoints[name].method} ${path}`);
    expect(() => JSON.parse(answer.replace(/, … and \d+ more/, ''))).not.toThrow();
    expect(answer).not.toContain('"message"');
  });

  test('says what the client does with each answer', () => {
    const { answers } = guideNotes[name];
    expect(answers.length).toBeGreaterThan(1);
    for (const [said] of answers) expect(chapter).toContain(`| ${said} | `);
  });

  test('has each case of its own', () => {
    const own = [...aboutPeople, ...aboutBikes, ...aboutOrders].filter(({ endpoint }) => endpoint === name);
    for (const one of own) expect(chapter).toContain(`| ${one.name} | `);
  });
});

test('it shows no token', () => {
  expect(guide).not.toMatch(/eyJ[\w-]{12}/);
});
