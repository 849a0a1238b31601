import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

test('chromatic.mjs fails with one line and does not build Storybook when the project token is missing', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [path('scripts/check/chromatic.mjs')], {
    env,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^CHROMATIC_PROJECT_TOKEN is not set\. .*chromatic\.com: Manage page/);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('chromatic.yml is valid YAML, and for a pull request it fetches the full git history and runs chromatic.mjs', () => {
  const document = parseDocument(readFileSync(path('.github/workflows/chromatic.yml'), 'utf8'));
  expect([...document.errors, ...document.warnings]).toEqual([]);
  const workflow = document.toJS();
  expect(workflow.on).toHaveProperty('pull_request');
  const { env, steps } = workflow.jobs.chromatic;
  expect(env.CHROMATIC_PROJECT_TOKEN).toMatch(/^\$\{\{ secrets\.CHROMATIC_PROJECT_TOKEN \}\}$/);
  expect(steps).toContainEqual(
    expect.objectContaining({
      uses: expect.stringMatching(/^actions\/checkout@/),
      with: expect.objectContaining({ 'fetch-depth': 0 }),
    }),
  );
  expect(steps.flatMap(({ run }: { run?: string }) => run ?? [])).toEqual([
    expect.stringMatching(/^echo "::notice/),
    'npm ci',
    'node scripts/check/chromatic.mjs',
  ]);
});
