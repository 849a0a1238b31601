import { buildBike, buildUser, morning, people } from '@second-gear/fixtures';
import { createShop } from '@second-gear/mock-server/msw';
import { afterEach, expect, test, vi } from 'vitest';
import { answered, lost, openAtoms } from '../testing/createTestStore.ts';
import { badgesMissingAtom, finishBadgesAtom, giveBadgesAtom, verifySellerAtom } from './verifySeller.ts';

const { sadia, nusrat } = people;
const verified = { ...sadia, isVerified: true };

afterEach(() => vi.unstubAllGlobals());

const open = () => openAtoms('nasrin');
const isVerified = ({ shop }: Awaited<ReturnType<typeof open>>) => ({
  seller: shop.db().users.find(({ _id }) => _id === sadia._id)?.isVerified,
  bikes: shop
    .db()
    .products.filter(({ email }) => email === sadia.email)
    .every((bike) => bike.isVerified),
});
const first = `PUT /allusers/seller/${sadia._id}`;
const second = 'GET /allproducts';

test('X6: first the seller, then their bikes, and then the lists once more', async () => {
  const visit = await open();
  await expect(visit.store.set(verifySellerAtom, sadia)).resolves.toBe('done');
  expect(isVerified(visit)).toEqual({ seller: true, bikes: true });
  expect(visit.asked.map(decodeURIComponent)).toEqual([first, `${second}?email=${sadia.email}`]);
  expect(visit.forgotten).toEqual(['bikes', 'trending', 'users']);
  expect(visit.store.get(badgesMissingAtom)).toEqual([]);
  expect([...visit.kept.keys()].some((key) => key.startsWith('secondGear.badges'))).toBe(false);
});

test('X6: what the second half owes is kept by the browser, and given when it is asked for', async () => {
  const visit = await open();
  visit.fate(second, answered({}, 500));
  await expect(visit.store.set(verifySellerAtom, sadia)).resolves.toBe('badgeMissing');
  expect(isVerified(visit)).toEqual({ seller: true, bikes: false });
  expect(visit.store.get(badgesMissingAtom)).toEqual([sadia._id]);
  expect(visit.forgotten).toEqual(['users']);
  await expect(visit.store.set(giveBadgesAtom, verified)).resolves.toBe('badgeMissing');

  visit.fate(second, (go) => go());
  await expect(visit.store.set(giveBadgesAtom, verified)).resolves.toBe('done');
  expect(isVerified(visit)).toEqual({ seller: true, bikes: true });
  expect(visit.store.get(badgesMissingAtom)).toEqual([]);
});

test('T6: a seller without an e-mail address has no bikes to ask for', async () => {
  const visit = await open();
  await expect(visit.store.set(verifySellerAtom, { ...sadia, email: '' })).resolves.toBe('done');
  expect(visit.asked.map(decodeURIComponent)).toEqual([first]);
  expect(visit.store.get(badgesMissingAtom)).toEqual([]);
});

test('X6: verified by somebody else meanwhile is no success of this admin, but is kept for the bikes', async () => {
  const visit = await open();
  visit.fate(first, answered({ acknowledged: true, matchedCount: 1, modifiedCount: 0 }));
  await expect(visit.store.set(verifySellerAtom, sadia)).resolves.toBe('notVerified');
  expect(visit.store.get(badgesMissingAtom)).toEqual([sadia._id]);
  expect(visit.asked).toHaveLength(1);
  expect(visit.forgotten).toEqual(['users']);
});

test('X6, N3: whether the first half was done is open where its answer is lost; the bikes are owed all the same', async () => {
  const visit = await open();
  visit.fate(first, lost);
  await expect(visit.store.set(verifySellerAtom, sadia)).rejects.toMatchObject({ kind: 'unconfirmed' });
  expect(visit.store.get(badgesMissingAtom)).toEqual([sadia._id]);
  expect(visit.forgotten).toEqual(['users']);
});

test('X6, A9: what is left belongs to the admin who began it', async () => {
  const visit = await open();
  visit.fate(first, async (go) => {
    const answer = await go();
    await visit.world.session.signOut();
    await visit.world.session.signIn({ email: people.farhana.email, password: 'kickstart' });
    return answer;
  });
  await expect(visit.store.set(verifySellerAtom, sadia)).resolves.toBe('badgeMissing');
  expect(visit.store.get(badgesMissingAtom)).toEqual([]);
  expect(visit.asked.filter((call) => call.startsWith(second))).toEqual([]);
  await visit.world.session.signOut();
  await visit.world.session.signIn({ email: people.nasrin.email, password: 'kickstart' });
  expect(visit.store.get(badgesMissingAtom)).toEqual([sadia._id]);
});

test('X6, A9: a second half that another person’s time has ended in leaves the admin’s note alone', async () => {
  const visit = await open();
  visit.fate(second, async (go) => {
    const answer = await go();
    await visit.world.session.signOut();
    await visit.world.session.signIn({ email: people.farhana.email, password: 'kickstart' });
    return answer;
  });
  await visit.store.set(verifySellerAtom, sadia);
  await visit.world.session.signOut();
  await visit.world.session.signIn({ email: people.nasrin.email, password: 'kickstart' });
  expect(visit.store.get(badgesMissingAtom)).toEqual([sadia._id]);
});

test('X6: a list that comes meanwhile does not finish what is under way, nor forgets it', async () => {
  const visit = await open();
  visit.fate(first, async (go) => {
    const answer = await go();
    await visit.store.set(finishBadgesAtom, [verified]);
    await visit.store.set(finishBadgesAtom, []);
    expect(visit.store.get(badgesMissingAtom)).toEqual([sadia._id]);
    return answer;
  });
  await expect(visit.store.set(verifySellerAtom, sadia)).resolves.toBe('done');
  expect(visit.asked.filter((call) => call.startsWith(second))).toHaveLength(1);
});

/** Somebody whose bikes are owed their badge, as after a reload. */
const owed = async (...sellers: { _id: string }[]) => {
  const visit = await open();
  visit.kept.set(`secondGear.badges.${uidOf(visit)}`, JSON.stringify(sellers.map(({ _id }) => _id)));
  return visit;
};
const uidOf = ({ world }: Awaited<ReturnType<typeof open>>) => {
  const now = world.session.read();
  return now.state === 'signedIn' ? now.person.uid : '';
};

test('X6: the next visit finishes what is owed, in up to three tries', async () => {
  const visit = await owed(sadia);
  let tries = 0;
  visit.fate(second, async (go) => (++tries < 3 ? answered({}, 500)(go) : go()));
  await visit.store.set(finishBadgesAtom, [verified, nusrat]);
  expect(tries).toBe(3);
  expect(visit.store.get(badgesMissingAtom)).toEqual([]);
  expect(visit.forgotten).toEqual(['bikes', 'trending']);
});

test('X6: and not in more; the next visit after that begins anew', async () => {
  const visit = await owed(sadia);
  visit.fate(second, answered({}, 500));
  await visit.store.set(finishBadgesAtom, [verified]);
  expect(visit.asked).toHaveLength(3);
  expect(visit.store.get(badgesMissingAtom)).toEqual([sadia._id]);
  await visit.store.set(finishBadgesAtom, [verified]);
  expect(visit.asked).toHaveLength(6);
});

test('X6: is not finished twice at once', async () => {
  const visit = await owed(sadia);
  await Promise.all([1, 2].map(() => visit.store.set(finishBadgesAtom, [verified])));
  expect(visit.asked).toHaveLength(1);
});

test('X6: is not tried again once it was done by hand', async () => {
  const visit = await owed(sadia);
  visit.fate(second, async (go) => {
    visit.fate(second, (carry) => carry());
    await visit.store.set(giveBadgesAtom, verified);
    return answered({}, 500)(go);
  });
  await visit.store.set(finishBadgesAtom, [verified]);
  expect(visit.asked).toHaveLength(2);
});

test('X6: nothing is owed to whoever is deleted, and those not verified wait', async () => {
  const gone = buildUser({ name: 'Gone', email: 'gone@example.com', role: 'seller' });
  const visit = await owed(sadia, gone, nusrat);
  await visit.store.set(finishBadgesAtom, [sadia, nusrat]);
  expect(visit.asked).toEqual([]);
  expect(visit.store.get(badgesMissingAtom)).toEqual([sadia._id, nusrat._id]);
});

test('X6: of two who are owed, one does not wait for the other', async () => {
  const both = createShop({
    ...morning({ bikes: 0 }),
    users: [people.nasrin, verified, { ...nusrat, isVerified: true }],
    products: [buildBike({ seller: sadia }), buildBike({ seller: nusrat })],
  });
  const visit = await openAtoms('nasrin', both);
  visit.kept.set(`secondGear.badges.${uidOf(visit)}`, JSON.stringify([sadia._id, nusrat._id]));
  await visit.store.set(finishBadgesAtom, [verified, { ...nusrat, isVerified: true }]);
  expect(both.db().products.every(({ isVerified }) => isVerified)).toBe(true);
  expect(visit.store.get(badgesMissingAtom)).toEqual([]);
});

test.each(['{', '{"a":1}', '[1]', 'null', '"ids"'])('S3: what is kept as %s is nothing of ours', async (text) => {
  const visit = await open();
  visit.kept.set(`secondGear.badges.${uidOf(visit)}`, text);
  expect(visit.store.get(badgesMissingAtom)).toEqual([]);
});

test('X6: who is owed already is not forgotten for the next', async () => {
  const visit = await open();
  visit.fate(second, answered({}, 500));
  await visit.store.set(verifySellerAtom, sadia);
  await visit.store.set(verifySellerAtom, nusrat);
  expect(visit.store.get(badgesMissingAtom)).toEqual([sadia._id, nusrat._id]);

  visit.fate(second, (go) => go());
  await visit.store.set(giveBadgesAtom, verified);
  expect(visit.store.get(badgesMissingAtom)).toEqual([nusrat._id]);
});

test('a guest owes nothing', async () => {
  const { store } = await openAtoms(null);
  expect(store.get(badgesMissingAtom)).toEqual([]);
});
