import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each(['start', 'dev', 'mock'])(
  'npm run %s prints one sentence and starts nothing when it gets an option',
  (name) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, `${name}.mjs`), '--port', '3'],
      { encoding: 'utf8' },
    );
    expect(stderr).toMatch(/^There is no option --port\. Set environment variables instead, such as \w+=5000:.*\n$/);
    expect([status, stdout]).toEqual([2, '']);
  },
);
