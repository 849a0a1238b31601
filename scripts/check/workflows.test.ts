import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { settingNames } from '../../packages/app/src/config/settings.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

type Step = { run?: string; uses?: string; env?: Record<string, string>; with?: Record<string, string>; if?: string };
type Job = { steps?: Step[]; uses?: string; needs?: string; container?: string; env?: Record<string, string> };
type Workflow = { on: Record<string, unknown>; permissions: unknown; jobs: Record<string, Job> };

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const workflowOf = (name: string): Workflow => parseDocument(read(name)).toJS();
const stepsOf = (name: string, job: string): Step[] => workflowOf(name).jobs[job]?.steps ?? [];

describe.each(readdirSync(folder))('%s', (name) => {
  const text = read(name);

  test('is YAML, and may do no more than read the repository', () => {
    const { errors, warnings } = parseDocument(text);
    expect([...errors, ...warnings]).toEqual([]);
    expect(workflowOf(name).permissions).toEqual({ contents: 'read' });
  });

  test('names at its top, or beside their use, the secrets that it needs', () => {
    const comments = text
      .split('\n')
      .filter((line) => line.trim().startsWith('#'))
      .join('\n');
    const secrets = [...text.matchAll(/secrets\.(\w+)/g)].map(([, secret = '']) => secret);
    const unnamed = secrets.filter((secret) => !comments.includes(secret));
    expect(unnamed).toEqual([]);
  });

  test('runs only commands that there are', () => {
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  test('puts nothing that others may write into a shell', () => {
    const runs = Object.values(workflowOf(name).jobs).flatMap(({ steps = [] }) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  });
});

test('pull requests are tested, and pictured with a report to look at', () => {
  expect(workflowOf('test.yml').on).toHaveProperty('pull_request');
  expect(stepsOf('test.yml', 'test').map(({ run }) => run)).toContain('npm test');
  expect(stepsOf('test.yml', 'pictures').map(({ run }) => run)).toContain('npm run pictures');
  expect(stepsOf('test.yml', 'pictures')).toContainEqual(
    expect.objectContaining({
      if: 'failure()',
      uses: expect.stringMatching(/^actions\/upload-artifact@/),
      with: expect.objectContaining({ path: 'playwright-report/pictures' }),
    }),
  );
});

test('pictures are compared on the Debian that they belong to', () => {
  expect(workflowOf('test.yml').jobs.pictures?.container).toMatch(/^node:\d+-bookworm$/);
});

/** For customers: with a part of it only played, there is nothing to deploy. */
const build = 'npm run build -- --no-stand-ins';

test('a deploy builds with every setting there is, from the variables of the repository', () => {
  const step = stepsOf('deploy.yml', 'deploy').find(({ run }) => run === build);
  expect(step?.env).toEqual(Object.fromEntries(settingNames.map((name) => [name, `\${{ vars.${name} }}`])));
});

test('a deploy comes after the tests, and looks at what it has done', () => {
  const { jobs } = workflowOf('deploy.yml');
  expect(jobs.test?.uses).toBe('./.github/workflows/test.yml');
  expect(jobs.deploy?.needs).toBe('test');
  const runs = stepsOf('deploy.yml', 'deploy').flatMap(({ run }) => run ?? []);
  const deploys = runs.findIndex((run) => run.includes('firebase-tools@') && run.includes('dist/.firebase.json'));
  expect(deploys).toBeGreaterThan(runs.indexOf(build));
  expect(runs.at(-1)).toBe('npm run check-host -- "$SHOP_URL"');
  expect(runs.length - 1).toBeGreaterThan(deploys);
});
