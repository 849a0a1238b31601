import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

// Every browser that runs a test has asked for less motion, and sees the other value.
it('has the counters of the business summary roll for 3 seconds (spec §9) [R9.06]', () => {
  const [usual = ''] = tokens.split('@media (prefers-reduced-motion: reduce)');
  expect([...usual.matchAll(/--duration-count: (\w+);/g)].map(([, duration]) => duration)).toEqual(['3000ms']);
});
