import { expect, test } from 'vitest';
import { createAccessTokens } from '../../src/backend/accessTokens.ts';

test('M-4: an access token is accepted for ten hours, and only by the server that issued it', async () => {
  const tokens = createAccessTokens(new Uint8Array(32).fill(7));
  const rahim = { userId: 'face00000000000000000001', email: 'seller@secondgear.test' };
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 1) + hours * 3_600_000);
  const token = await tokens.issue(rahim, at(0));
  expect(await tokens.read(token, at(9.99))).toEqual(rahim);
  expect(await tokens.read(token, at(10.01))).toBeNull();
  expect(await createAccessTokens(new Uint8Array(32)).read(token, at(0))).toBeNull();
});
