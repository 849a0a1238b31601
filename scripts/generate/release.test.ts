import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { release } from './changelog.mjs';

const root = resolve(import.meta.dirname, '../..');
const text =
  '# Changelog\n\n## Unreleased\n\n### Added\n\n- A bell.\n\n## 0.1.0 - 2026-11-21\n\n### Added\n\n- A bike.\n';

test('what was unreleased stands under the new number, and room is left above it', () => {
  expect(release(text, '0.2.0', '2026-12-01')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-12-01\n\n### Added\n\n- A bell.\n\n## 0.1.0 - 2026-11-21\n\n### Added\n\n- A bike.\n',
  );
});

test.each([
  ['nothing is unreleased', text.replace('- A bell.\n\n', ''), '0.2.0', 'what is in 0.2.0?'],
  ['there is no place for it', text.replace('## Unreleased\n', ''), '0.2.0', 'has no line "## Unreleased"'],
  ['the number is taken', text, '0.1.0', 'has 0.1.0 already'],
])('nothing is released where %s', (_, changelog, version, sentence) => {
  expect(() => release(changelog, version, '2026-12-01')).toThrow(sentence);
});

test('the changelog of this repository can be released', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(changelog).toContain('\n## Unreleased\n');
  expect(changelog).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d{2}-\\d{2}$`, 'm'));
});

const folder = mkdtempSync(join(tmpdir(), 'second-gear-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('npm version commits the number and the changelog together, and tags the commit', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  mkdirSync(join(folder, 'scripts/lib'), { recursive: true });
  for (const name of ['scripts/generate/release.mjs', 'scripts/generate/changelog.mjs'])
    cpSync(join(root, name), join(folder, name));
  const manifest = {
    name: 'shop',
    version: '0.1.0',
    private: true,
    scripts: { preversion: scripts.preversion, version: scripts.version },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'CHANGELOG.md'), text);
  git('init', '--quiet');
  git('config', 'user.name', 'Nasrin');
  git('config', 'user.email', 'nasrin@shop.example');
  for (const name of ['commit.gpgSign', 'tag.gpgSign']) git('config', name, 'false');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');

  const { status, stderr } = spawnSync('npm', ['version', 'minor'], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr.includes('Error')]).toEqual([0, false]);
  expect(git('show', 'v0.2.0:CHANGELOG.md')).toContain('## Unreleased\n\n## 0.2.0 - 2');
  expect(JSON.parse(git('show', 'v0.2.0:package.json')).version).toBe('0.2.0');
  expect(git('status', '--porcelain')).toBe('');

  const again = spawnSync('npm', ['version', 'minor'], { cwd: folder, encoding: 'utf8' });
  expect([again.status === 0, again.stderr.includes('what is in the next version?')]).toEqual([false, true]);
  expect([git('tag'), git('status', '--porcelain')]).toEqual(['v0.2.0\n', '']);
});
