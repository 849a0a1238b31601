import { buildUser, users } from '@second-gear/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore, respondWith } from '#testing/createTestStore.ts';
import {
  pendingVerificationsAtom,
  resumeVerificationsAtom,
  retryVerificationAtom,
  verifySellerAtom,
} from './verifySeller.ts';

const { sadia, nusrat } = users;
const verified = { ...sadia, isVerified: true };

afterEach(() => vi.unstubAllGlobals());

const open = () => createTestStore('nasrin');
const isVerified = ({ backend }: Awaited<ReturnType<typeof open>>) => ({
  seller: backend.db().users.find(({ _id }) => _id === sadia._id)?.isVerified,
  bikes: backend
    .db()
    .products.filter(({ email }) => email === sadia.email)
    .every((bike) => bike.isVerified),
});
const first = `PUT /allusers/seller/${sadia._id}`;
const second = 'GET /allproducts';

test("X6: the verification of a seller first verifies the seller, then marks the seller's bikes, and then refetches the list of sellers [R7.11 R7.12 R7.13]", async () => {
  const app = await open();
  await expect(app.store.set(verifySellerAtom, sadia)).resolves.toBe('done');
  expect(isVerified(app)).toEqual({ seller: true, bikes: true });
  expect(app.requests.map(decodeURIComponent)).toEqual([first, `${second}?email=${sadia.email}`]);
  expect(app.invalidated).toEqual(['bikes', 'trending', 'users']);
  expect(app.store.get(pendingVerificationsAtom)).toEqual([]);
  expect([...app.stored.keys()].some((key) => key.startsWith('secondGear.badges'))).toBe(false);
});

test('X6: the app stores a pending verification when the second request fails, and sends that request again when the admin retries', async () => {
  const app = await open();
  app.onRequest(second, respondWith({}, 500));
  await expect(app.store.set(verifySellerAtom, sadia)).resolves.toBe('badgeMissing');
  expect(isVerified(app)).toEqual({ seller: true, bikes: false });
  expect(app.store.get(pendingVerificationsAtom)).toEqual([sadia._id]);
  expect(app.invalidated).toEqual(['users']);
  await expect(app.store.set(retryVerificationAtom, verified)).resolves.toBe('badgeMissing');

  app.onRequest(second, (send) => send());
  await expect(app.store.set(retryVerificationAtom, verified)).resolves.toBe('done');
  expect(isVerified(app)).toEqual({ seller: true, bikes: true });
  expect(app.store.get(pendingVerificationsAtom)).toEqual([]);
});

test('T6: the app sends no request for the bikes when the verified seller has no e-mail address', async () => {
  const app = await open();
  await expect(app.store.set(verifySellerAtom, { ...sadia, email: '' })).resolves.toBe('done');
  expect(app.requests.map(decodeURIComponent)).toEqual([first]);
  expect(app.store.get(pendingVerificationsAtom)).toEqual([]);
});

test('X6, A9: the app completes a pending verification only for the admin who started it', async () => {
  const app = await open();
  app.onRequest(first, async (send) => {
    const response = await send();
    await app.services.session.signOut();
    await app.services.session.signIn({ email: users.farhana.email, password: 'kickstart' });
    return response;
  });
  await expect(app.store.set(verifySellerAtom, sadia)).resolves.toBe('badgeMissing');
  expect(app.store.get(pendingVerificationsAtom)).toEqual([]);
  expect(app.requests.filter((request) => request.startsWith(second))).toEqual([]);
  await app.services.session.signOut();
  await app.services.session.signIn({ email: users.nasrin.email, password: 'kickstart' });
  expect(app.store.get(pendingVerificationsAtom)).toEqual([sadia._id]);
});

test('X6: the app does not start a verification a second time when the list of sellers is loaded while the verification is running', async () => {
  const app = await open();
  app.onRequest(first, async (send) => {
    const response = await send();
    await app.store.set(resumeVerificationsAtom, [verified]);
    await app.store.set(resumeVerificationsAtom, []);
    expect(app.store.get(pendingVerificationsAtom)).toEqual([sadia._id]);
    return response;
  });
  await expect(app.store.set(verifySellerAtom, sadia)).resolves.toBe('done');
  expect(app.requests.filter((request) => request.startsWith(second))).toHaveLength(1);
});

const withPending = async (...sellers: { _id: string }[]) => {
  const app = await open();
  app.stored.set(`secondGear.badges.${uidOf(app)}`, JSON.stringify(sellers.map(({ _id }) => _id)));
  return app;
};
const uidOf = ({ services }: Awaited<ReturnType<typeof open>>) => {
  const now = services.session.read();
  return now.state === 'signedIn' ? now.user.uid : '';
};

test('X6: the app completes a pending verification at the next visit, and retries a failed attempt up to two times', async () => {
  const app = await withPending(sadia);
  let tries = 0;
  app.onRequest(second, async (send) => (++tries < 3 ? respondWith({}, 500)(send) : send()));
  await app.store.set(resumeVerificationsAtom, [verified, nusrat]);
  expect(tries).toBe(3);
  expect(app.store.get(pendingVerificationsAtom)).toEqual([]);
  expect(app.invalidated).toEqual(['bikes', 'trending']);
});

test('X6: the app removes deleted sellers from the pending verifications, and keeps sellers who are not verified yet', async () => {
  const gone = buildUser({ name: 'Gone', email: 'gone@example.com', role: 'seller' });
  const app = await withPending(sadia, gone, nusrat);
  await app.store.set(resumeVerificationsAtom, [sadia, nusrat]);
  expect(app.requests).toEqual([]);
  expect(app.store.get(pendingVerificationsAtom)).toEqual([sadia._id, nusrat._id]);
});

test.each(['{', '{"a":1}'])('S3: the app ignores an invalid stored list of pending verifications: %s', async (text) => {
  const app = await open();
  app.stored.set(`secondGear.badges.${uidOf(app)}`, text);
  expect(app.store.get(pendingVerificationsAtom)).toEqual([]);
});
