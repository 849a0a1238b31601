import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('npm test rejects an unknown check and prints the names of all checks', () => {
  const script = fileURLToPath(new URL('../check/test.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'storys'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(
    /^There is no check called storys\. There are: types; lint; build; build of the demo; end to end; stories; app in a browser; unit\.$/m,
  );
});
