import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

// Read from the file, because tests run with reduced motion, which overrides the token.
it('lets the counters of the business summary roll for 3 seconds [R9.06]', () => {
  const [defaults = ''] = tokens.split('@media (prefers-reduced-motion: reduce)');
  expect([...defaults.matchAll(/--duration-count: (\w+);/g)].map(([, duration]) => duration)).toEqual(['3000ms']);
});
