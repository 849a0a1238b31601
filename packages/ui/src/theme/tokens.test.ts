import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

// The test reads the value from the CSS file. A browser test cannot read it, because browser tests run with reduced motion,
// and then the token is 0 ms.
it('the design token for the counters of the business summary is 3 seconds [R9.06]', () => {
  const [defaults = ''] = tokens.split('@media (prefers-reduced-motion: reduce)');
  expect([...defaults.matchAll(/--duration-count: (\w+);/g)].map(([, duration]) => duration)).toEqual(['3000ms']);
});
