import { buildBike, users } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import { accessToken, verifyBikesOf, verifySeller } from '../../../src/backend/handlers/users.ts';
import { dbAfter, dbWith, testContext } from './testDb.ts';

const { farhana, sadia, nasrin } = users;

test('the access token is for the stored e-mail address, whatever letter case the request uses', () => {
  const db = dbWith({ users: [farhana] });
  expect(accessToken(db, { ...testContext(), query: { email: farhana.email.toUpperCase() } })).toEqual({
    issueTokenFor: { userId: farhana._id, email: farhana.email },
  });
});

test('verifySeller verifies only the given seller, and verifyBikesOf marks only the bikes of that seller', () => {
  const ownBike = buildBike({ seller: sadia });
  const otherBike = buildBike({ seller: users.nusrat });
  const db = dbWith({ users: [sadia, users.nusrat], products: [ownBike, otherBike] });
  const verified = dbAfter(verifySeller(db, { ...testContext(), currentUser: nasrin, params: { id: sadia._id } }));
  expect(verified.users).toEqual([{ ...sadia, isVerified: true }, users.nusrat]);

  const input = { ...testContext(), query: { email: sadia.email } };
  const withBadges = dbAfter(verifyBikesOf(verified, input));
  expect(withBadges.products).toEqual([{ ...ownBike, isVerified: true }, otherBike]);
  expect(verifyBikesOf(withBadges, input)).toMatchObject({ json: { matchedCount: 1, modifiedCount: 0 } });
  expect(verifyBikesOf(db, input)).toMatchObject({ json: { matchedCount: 1, modifiedCount: 0 } });
});
