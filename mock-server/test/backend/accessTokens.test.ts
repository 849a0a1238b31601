import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { createAccessTokens } from '../../src/backend/accessTokens.ts';

const secret = new Uint8Array(32).fill(7);
const tokens = createAccessTokens(secret);
const rahim = { userId: 'face00000000000000000001', email: 'seller@secondgear.test' };
const issuedAt = new Date('2026-11-01T03:00:00.000Z');
const hoursLater = (hours: number) => new Date(issuedAt.getTime() + hours * 3_600_000);

describe('access token', () => {
  test('an access token is accepted for ten hours', async () => {
    const token = await tokens.issue(rahim, issuedAt);
    expect(await tokens.read(token, issuedAt)).toEqual(rahim);
    expect(await tokens.read(token, hoursLater(9.99))).toEqual(rahim);
    expect(await tokens.read(token, hoursLater(10.01))).toBeNull();
  });

  test('an access token must have the right signature algorithm, a subject and an expiry', async () => {
    const unsigned = new UnsecuredJWT({ email: rahim.email })
      .setSubject(rahim.userId)
      .setAudience('second-gear-api')
      .setExpirationTime('99y')
      .encode();
    const otherAlgorithm = new SignJWT({ email: rahim.email })
      .setSubject(rahim.userId)
      .setAudience('second-gear-api')
      .setExpirationTime('99y');
    const withoutExpiry = new SignJWT({ email: rahim.email })
      .setSubject(rahim.userId)
      .setAudience('second-gear-api')
      .setProtectedHeader({ alg: 'HS256' });
    const withoutSubject = new SignJWT({ email: rahim.email })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('99y');
    expect(await tokens.read(unsigned, issuedAt)).toBeNull();
    expect(
      await tokens.read(
        await otherAlgorithm.setProtectedHeader({ alg: 'HS512' }).sign(new Uint8Array(64).fill(7)),
        issuedAt,
      ),
    ).toBeNull();
    expect(await tokens.read(await withoutExpiry.sign(secret), issuedAt)).toBeNull();
    expect(await tokens.read(await withoutSubject.sign(secret), issuedAt)).toBeNull();
  });
});
