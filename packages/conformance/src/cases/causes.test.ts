import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../index.ts';
import { type CauseName, causes } from './causes.ts';
import { aboutOf } from './testCase.ts';

test('every question is about a cause, and every cause names a heading of docs/api.md that there is', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  const headings = new Set([...guide.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading));
  const used = new Set<CauseName>(cases.map(aboutOf));
  for (const cause of used) expect(causes).toHaveProperty(cause);
  const named = Object.values(causes).flatMap(({ source }) =>
    [...source.matchAll(/“([^”]+)”/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThanOrEqual(Object.keys(causes).length);
  expect(named.filter((heading) => !headings.has(heading ?? ''))).toEqual([]);
});

test('a question that the client asks itself is a must, and what only other programs send is not', () => {
  const levelOf = (name: string) => {
    const one = cases.find((each) => `${each.endpoint} ${each.name}` === name);
    return one && causes[aboutOf(one)].level;
  };
  expect(levelOf('bookBike books a bike')).toBe('must');
  expect(levelOf('createPaymentIntent refuses a bike that another buyer has paid for')).toBe('should');
  expect(levelOf('deleteBike does not take a forged token')).toBe('should');
  expect(levelOf('findUser takes no operator objects: email[$ne]')).toBe('should');
  expect(levelOf('createBike does not take a key twice')).toBe('hardening');
});
