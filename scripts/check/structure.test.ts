import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { root } from '../lib/install.mjs';

test('the imports between packages and folders follow docs/architecture.md', async () => {
  const { output } = await cruise(
    ['packages', 'mock-server/src'],
    {
      ...config.options,
      baseDir: root,
      ruleSet: { forbidden: config.forbidden },
      validate: true,
      outputType: 'json',
    },
    {},
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  const { summary } = JSON.parse(String(output));
  expect(summary.totalCruised).toBeGreaterThan(400);
  const violations = summary.violations.map(
    ({ rule, from, to }: { rule: { name: string }; from: string; to: string }) => `${rule.name}: ${from} -> ${to}`,
  );
  expect(violations).toEqual([]);
});
