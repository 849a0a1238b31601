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

  test(`${name} is valid YAML, and has only the permission to read the repository`, () => {
    const { errors, warnings } = parseDocument(text);
    expect([...errors, ...warnings]).toEqual([]);
    expect(workflowOf(name).permissions).toEqual({ contents: 'read' });
  });

  test(`${name} describes its secrets in comments`, () => {
    const comments = text
      .split('\n')
      .filter((line) => line.trim().startsWith('#'))
      .join('\n');
    const secrets = [...text.matchAll(/secrets\.(\w+)/g)].map(([, secret = '']) => secret);
    const unnamed = secrets.filter((secret) => !comments.includes(secret));
    expect(unnamed).toEqual([]);
  });

  test(`${name} runs only existing commands`, () => {
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  test(`${name} puts no expression into a shell command, because its value can come from a pull request`, () => {
    const runs = Object.values(workflowOf(name).jobs).flatMap(({ steps = [] }) =>
      steps.flatMap(({ run }) => run ?? []),
    );
    expect(runs.filter((run) => run.includes('${{'))).toEqual([]);
  });
});

test('test.yml runs the tests and compares the screenshots with the base of a pull request, and keeps the report', () => {
  expect(workflowOf('test.yml').on).toHaveProperty('pull_request');
  expect(stepsOf('test.yml', 'test').map(({ run }) => run)).toContain('npm test');
  expect(stepsOf('test.yml', 'pictures').map(({ run }) => run)).toContain('npm run pictures');
  expect(stepsOf('test.yml', 'pictures')).toContainEqual(
    expect.objectContaining({
      if: 'always()',
      uses: expect.stringMatching(/^actions\/upload-artifact@/),
      with: expect.objectContaining({ path: 'storybook-static/what-changed' }),
    }),
  );
  expect(stepsOf('test.yml', 'pictures')).toContainEqual(
    expect.objectContaining({
      uses: expect.stringMatching(/^actions\/checkout@/),
      with: expect.objectContaining({ 'fetch-depth': 0 }),
    }),
  );
});

/** The command that builds the app for its users. It fails when the app build would contain a demo service. */
const build = 'npm run build -- --no-demo-services';

test('deploy.yml builds the app with every setting, which it reads from the variables of the repository', () => {
  const step = stepsOf('deploy.yml', 'deploy').find(({ run }) => run === build);
  expect(step?.env).toEqual(Object.fromEntries(settingNames.map((name) => [name, `\${{ vars.${name} }}`])));
});

test('deploy.yml deploys after the tests, and then checks the host', () => {
  const { jobs } = workflowOf('deploy.yml');
  expect(jobs.test?.uses).toBe('./.github/workflows/test.yml');
  expect(jobs.deploy?.needs).toBe('test');
  const runs = stepsOf('deploy.yml', 'deploy').flatMap(({ run }) => run ?? []);
  const deploys = runs.findIndex((run) => run.includes('firebase-tools@') && run.includes('dist/.firebase.json'));
  expect(deploys).toBeGreaterThan(runs.indexOf(build));
  expect(runs.at(-1)).toBe('npm run check-host -- "$SHOP_URL"');
  expect(runs.length - 1).toBeGreaterThan(deploys);
});
