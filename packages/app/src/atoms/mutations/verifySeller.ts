import type { User } from '@second-gear/contract';
import { atom } from 'jotai';
import * as v from 'valibot';
import { pause, pauseAfter } from '../../api/timing.ts';
import { createShelf, type Shelf } from '../../storage/storageItem.ts';
import { worldAtom } from '../services.ts';
import { uidAtom } from '../session.ts';
import { confirmed, type Outcome } from './mutationResult.ts';

/**
 * 'make verified' is two calls (spec §7): the seller, and then each of their bikes. What the first has done and the second
 * has not is kept by the browser until it is done too, here or when the admin comes back (faults.md, X6). Doing the second
 * again is safe: it says of the bikes what the server says of the seller already.
 */

const Ids = v.array(v.string());

/** By id, and not by e-mail address: it is kept where the next person at this machine could read it. */
const shelfOf = (uid: string): Shelf => createShelf(`secondGear.badges.${uid}`);

const readIds = (shelf: Shelf): readonly string[] => {
  try {
    const read = v.safeParse(Ids, JSON.parse(shelf.get() ?? '[]'));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
};

/** Counts the changes of what is kept, which nobody else would tell. */
const changesAtom = atom(0);
changesAtom.debugLabel = 'changes of badges missing';

/** Whose bikes may not carry the badge yet, by the sellers' ids. */
export const badgesMissingAtom = atom((get): readonly string[] => {
  get(changesAtom);
  const uid = get(uidAtom);
  return uid ? readIds(shelfOf(uid)) : [];
});
badgesMissingAtom.debugLabel = 'badges missing';

const keepAtom = atom(null, (get, set, id: string, isMissing: boolean) => {
  const uid = get(uidAtom);
  if (!uid) return;
  const shelf = shelfOf(uid);
  const others = readIds(shelf).filter((kept) => kept !== id);
  const ids = isMissing ? [...others, id] : others;
  if (ids.length > 0) shelf.set(JSON.stringify(ids));
  else shelf.clear();
  set(changesAtom, (changes) => changes + 1);
});

/** Whose second half is being done at this moment; a set of each store's own, which nobody watches. */
const underWayAtom = atom(() => new Set<string>());

/** The second half alone: true once it is done. */
const tryBadgesAtom = atom(null, async (get, set, seller: User): Promise<boolean> => {
  const { api, queryClient } = get(worldAtom);
  const uid = get(uidAtom);
  try {
    // The server finds a seller's bikes by the e-mail address: without one there are none to ask for.
    if (seller.email.trim() !== '') await api.verifyBikesOf({ query: { email: seller.email } });
  } catch {
    return false;
  }
  if (get(uidAtom) === uid) set(keepAtom, seller._id, false);
  for (const list of ['bikes', 'trending']) void queryClient.invalidateQueries({ queryKey: [list] });
  return true;
});

/** Has the bikes of those verified sellers show it who are kept as missing it: three tries, as far apart as those of a read. */
export const finishBadgesAtom = atom(null, async (get, set, sellers: readonly User[]): Promise<void> => {
  const { patience } = get(worldAtom);
  const underWay = get(underWayAtom);
  const missing = get(badgesMissingAtom);
  const isListed = (id: string) => sellers.some(({ _id }) => _id === id);
  // Of whoever was deleted meanwhile, nothing is left to finish.
  for (const id of missing) if (!isListed(id) && !underWay.has(id)) set(keepAtom, id, false);
  const waiting = sellers.filter(({ _id, isVerified }) => isVerified && missing.includes(_id) && !underWay.has(_id));
  const finish = async (seller: User) => {
    underWay.add(seller._id);
    for (let tries = 0; tries < 3; tries++) {
      await pause(pauseAfter(tries, patience));
      // Done by hand meanwhile, or the admin has left.
      if (!get(badgesMissingAtom).includes(seller._id)) break;
      if (await set(tryBadgesAtom, seller)) break;
    }
    underWay.delete(seller._id);
  };
  await Promise.all(waiting.map(finish));
});

/** The second half once more, because somebody asks for it. */
export const giveBadgesAtom = atom(
  null,
  async (_get, set, seller: User): Promise<Outcome> => ((await set(tryBadgesAtom, seller)) ? 'done' : 'badgeMissing'),
);

/** Both halves, and then the list once more (spec §7). */
export const verifySellerAtom = atom(null, async (get, set, seller: User): Promise<Outcome> => {
  const { api, queryClient } = get(worldAtom);
  const underWay = get(underWayAtom);
  const uid = get(uidAtom);
  // Kept before anything is asked: a page that is left, or an answer that is lost, is no end of it.
  set(keepAtom, seller._id, true);
  underWay.add(seller._id);
  try {
    const { modifiedCount } = await confirmed(api.verifySeller({ params: { id: seller._id } }));
    // Verified by somebody else, or gone: the list says which, and only then is anything said of their bikes.
    if (modifiedCount === 0) return 'notVerified';
    // What is left belongs to the admin who began it, and not to whoever sits here now.
    if (get(uidAtom) !== uid) return 'badgeMissing';
    return (await set(tryBadgesAtom, seller)) ? 'done' : 'badgeMissing';
  } finally {
    underWay.delete(seller._id);
    void queryClient.invalidateQueries({ queryKey: ['users'] });
  }
});
