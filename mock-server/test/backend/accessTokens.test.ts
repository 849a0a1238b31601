import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createAccessTokens } from '../../src/backend/accessTokens.ts';

const secret = new Uint8Array(32).fill(7);
const tokens = createAccessTokens(secret);
const rahim = { userId: 'face00000000000000000001', email: 'seller@secondgear.test' };
const morning = new Date('2026-11-01T03:00:00.000Z');
const hoursLater = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);

describe('an access token', () => {
  test('speaks for its subject for ten hours', async () => {
    const token = await tokens.issue(rahim, morning);
    expect(await tokens.read(token, morning)).toEqual(rahim);
    expect(await tokens.read(token, hoursLater(9.99))).toEqual(rahim);
    expect(await tokens.read(token, hoursLater(10.01))).toBeNull();
  });

  test('of another shop is no good here', async () => {
    const token = await createAccessTokens(new Uint8Array(32).fill(8)).issue(rahim, morning);
    expect(await tokens.read(token, morning)).toBeNull();
  });

  test.each(['', 'Unauthorized', 'a.b.c', '....'])('is not %j', async (garbage) => {
    expect(await tokens.read(garbage, morning)).toBeNull();
  });

  test('must be signed, in our way, and say whom it speaks for and until when', async () => {
    const unsigned = new UnsecuredJWT({ email: rahim.email })
      .setSubject(rahim.userId)
      .setExpirationTime('99y')
      .encode();
    const otherwise = new SignJWT({ email: rahim.email }).setSubject(rahim.userId).setExpirationTime('99y');
    const endless = new SignJWT({ email: rahim.email }).setSubject(rahim.userId).setProtectedHeader({ alg: 'HS256' });
    const nobodys = new SignJWT({ email: rahim.email }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('99y');
    expect(await tokens.read(unsigned, morning)).toBeNull();
    expect(
      await tokens.read(await otherwise.setProtectedHeader({ alg: 'HS512' }).sign(new Uint8Array(64).fill(7)), morning),
    ).toBeNull();
    expect(await tokens.read(await endless.sign(secret), morning)).toBeNull();
    expect(await tokens.read(await nobodys.sign(secret), morning)).toBeNull();
  });
});

test('a short secret is refused', () => {
  expect(() => createAccessTokens(new Uint8Array(31))).toThrow(RangeError);
});
