import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { root } from '../lib/install.mjs';
import { sourceFiles } from '../repository/sourceFiles.mjs';

const tracked = sourceFiles(['packages', 'mock-server', 'scripts', 'docs', '.storybook']);

/** Whether a file is an asset. Assets do not count for the limits below. */
const isAsset = (file: string) => /\.(svg|png|jpg|webp|woff2)$/.test(file);

/** For each folder, the names of the files and folders in it. */
const entries = new Map<string, Set<string>>();
for (const file of tracked.filter((one) => !isAsset(one))) {
  const parts = file.split('/');
  for (let depth = 1; depth < parts.length; depth += 1) {
    const folder = parts.slice(0, depth).join('/');
    entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''));
  }
}

const isSourceRoot = (folder: string) => /(^|\/)src$/.test(folder);

describe('the imports between packages and folders', () => {
  it('the imports between packages and folders follow docs/architecture.md', async () => {
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
});

describe('the folders', () => {
  it('each folder except a source root has at most 12 entries, not counting assets', () => {
    // A source root may have more entries, because it has a folder for each part of its package. The next test limits
    // its files.
    const crowded = [...entries].filter(([folder, names]) => names.size > 12 && !isSourceRoot(folder));
    expect(crowded.map(([folder, names]) => `${folder}: ${names.size}`)).toEqual([]);
  });

  it('each source root has at most 6 files directly in it', () => {
    const roots = [...entries.keys()].filter(isSourceRoot);
    expect(roots.length).toBeGreaterThanOrEqual(6);
    const loose = roots
      .map((folder) => ({ folder, files: tracked.filter((file) => file.slice(0, file.lastIndexOf('/')) === folder) }))
      .filter(({ files }) => files.length > 6);
    expect(loose).toEqual([]);
  });
});
