import { buildBike, users } from '@second-gear/fixtures';
import { expect, test } from 'vitest';
import {
  accessToken,
  createUser,
  deleteUser,
  findUser,
  isBuyer,
  verifyBikesOf,
  verifySeller,
} from '../../src/backend/handlers/users.ts';
import { after, given, shopWith } from './testDb.ts';

const { farhana, rahim, sadia, nasrin } = users;

test('an address in another case is the same person', () => {
  const db = shopWith({ users: [farhana] });
  const email = farhana.email.toUpperCase();
  expect(isBuyer(db, { ...given(), params: { email } })).toMatchObject({ json: { isBuyer: true } });
  expect(findUser(db, { ...given(), query: { email } })).toMatchObject({ json: [farhana] });
  expect(createUser(db, { ...given(), body: { name: 'Another', email, role: 'seller' } })).toEqual({
    status: 200,
    json: { acknowledged: false },
  });
});

test('a user without a role is nobody in particular', () => {
  const db = shopWith({ users: [{ ...farhana, role: null }] });
  expect(isBuyer(db, { ...given(), params: { email: farhana.email } })).toMatchObject({ json: { isBuyer: false } });
});

test('a token is given for the record, not for the words of the request', () => {
  const db = shopWith({ users: [farhana] });
  expect(accessToken(db, { ...given(), query: { email: farhana.email.toUpperCase() } })).toEqual({
    issueTokenFor: { userId: farhana._id, email: farhana.email },
  });
});

test('a deleted person leaves their bikes behind', () => {
  const db = shopWith({ users: [rahim, nasrin], products: [buildBike({ seller: rahim })] });
  const next = after(deleteUser(db, { ...given(), currentUser: nasrin, params: { id: rahim._id } }));
  expect(next.users).toEqual([nasrin]);
  expect(next.products).toEqual(db.products);
});

test('the badge goes to one seller, and then to their bikes alone', () => {
  const theirs = buildBike({ seller: sadia });
  const others = buildBike({ seller: users.nusrat });
  const db = shopWith({ users: [sadia, users.nusrat], products: [theirs, others] });
  const verified = after(verifySeller(db, { ...given(), currentUser: nasrin, params: { id: sadia._id } }));
  expect(verified.users).toEqual([{ ...sadia, isVerified: true }, users.nusrat]);

  const asked = { ...given(), query: { email: sadia.email } };
  const badged = after(verifyBikesOf(verified, asked));
  expect(badged.products).toEqual([{ ...theirs, isVerified: true }, others]);
  expect(verifyBikesOf(badged, asked)).toMatchObject({ json: { matchedCount: 1, modifiedCount: 0 } });
  expect(verifyBikesOf(db, asked)).toMatchObject({ json: { matchedCount: 1, modifiedCount: 0 } });
});
