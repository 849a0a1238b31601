import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('npm test refuses a check that there is not, and names those that there are', () => {
  const script = fileURLToPath(new URL('test.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'storys'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(
    /^There is no check called storys\. There are: types; lint; build; journeys; .*; stories, dark; stories, light; .*\.$/m,
  );
});
