import type { User } from '@second-gear/contract';
import { atom } from 'jotai';
import * as v from 'valibot';
import { backoffDelay, sleep } from '#core/api/timing.ts';
import { type MutationResult, withFindOut } from '#core/data/mutationResult.ts';
import { readAgain } from '#core/data/refetchList.ts';
import { servicesAtom } from '#core/services.ts';
import { createStorageItem } from '#core/storage/storageItem.ts';
import { createStoredList, type StoredList } from '#core/storage/storedList.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';

/**
 * The button 'make verified' sends two requests (docs/requirements.md §7): the first verifies the seller, the second
 * marks all bikes of the seller. If only the first one succeeds, the verification is pending: the browser stores the
 * seller's id until the second request has succeeded, on this page or at the admin's next visit (failure mode X6). The
 * second request can be repeated safely, because it copies the seller's verification to the bikes.
 */

/** The storage contains ids and no e-mail addresses, because the next user of this computer could read them. */
const pendingIdsOf = (uid: string): StoredList<string> =>
  createStoredList({ item: createStorageItem(`secondGear.badges.${uid}`), entry: v.string() });

/**
 * A counter that increases with each change of the stored ids. The atoms that read the storage depend on the counter,
 * so that they are computed again: the browser sends no `storage` event to the tab that has written.
 */
const pendingChangesAtom = atom(0);
pendingChangesAtom.debugLabel = 'changes of pending verifications';

/** The ids of verified sellers whose bikes may not be marked yet. */
export const pendingVerificationsAtom = atom((get): readonly string[] => {
  get(pendingChangesAtom);
  const uid = get(uidAtom);
  return uid ? pendingIdsOf(uid).read() : [];
});
pendingVerificationsAtom.debugLabel = 'pending verifications';

const setPendingAtom = atom(null, (get, set, id: string, isPending: boolean) => {
  const uid = get(uidAtom);
  if (!uid) return;
  const ids = pendingIdsOf(uid);
  const others = ids.read().filter((stored) => stored !== id);
  ids.set(isPending ? [...others, id] : others);
  set(pendingChangesAtom, (changes) => changes + 1);
});

/**
 * The ids of sellers whose verification is running in this tab. The set is changed in place, because no component shows
 * it.
 */
const runningAtom = atom(() => new Set<string>());

/** Sends only the second request, which marks the bikes. Resolves with true if the request succeeded. */
const verifyBikesAtom = atom(null, async (get, set, seller: User): Promise<boolean> => {
  const { api, queryClient } = get(servicesAtom);
  const uid = get(uidAtom);
  try {
    // The server finds the bikes by the seller's e-mail address. Without an address there are no bikes to mark.
    if (seller.email.trim() !== '') await api.verifyBikesOf({ query: { email: seller.email } });
  } catch {
    return false;
  }
  if (get(uidAtom) === uid) set(setPendingAtom, seller._id, false);
  for (const list of ['bikes', 'trending']) void queryClient.invalidateQueries({ queryKey: [list] });
  return true;
});

/**
 * Sends the second request for each pending verification. Each request has up to three attempts, with the delays of a
 * failed read.
 */
export const resumeVerificationsAtom = atom(null, async (get, set, sellers: readonly User[]): Promise<void> => {
  const { timeouts } = get(servicesAtom);
  const running = get(runningAtom);
  const pending = get(pendingVerificationsAtom);
  const isListed = (id: string) => sellers.some(({ _id }) => _id === id);
  // Removes the sellers who are not in the list any more: they were deleted, so there are no bikes to mark.
  for (const id of pending) if (!isListed(id) && !running.has(id)) set(setPendingAtom, id, false);
  const waiting = sellers.filter(({ _id, isVerified }) => isVerified && pending.includes(_id) && !running.has(_id));
  const finish = async (seller: User) => {
    running.add(seller._id);
    for (let tries = 0; tries < 3; tries++) {
      await sleep(backoffDelay(tries, timeouts));
      // If the id is no longer pending, the admin has completed the verification with *Try again*, or has signed out,
      // during the previous attempt.
      if (!get(pendingVerificationsAtom).includes(seller._id)) break;
      if (await set(verifyBikesAtom, seller)) break;
    }
    running.delete(seller._id);
  };
  await Promise.all(waiting.map(finish));
});

/** Sends the second request again, after the admin has pressed *Try again*. */
export const retryVerificationAtom = atom(
  null,
  async (_get, set, seller: User): Promise<MutationResult> =>
    (await set(verifyBikesAtom, seller)) ? 'done' : 'badgeMissing',
);

/**
 * Sends both requests for one seller. The caller must refetch the list of sellers afterwards; a bulk action refetches
 * it only once for all sellers.
 */
export const sendVerificationAtom = atom(null, async (get, set, seller: User): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  const running = get(runningAtom);
  const uid = get(uidAtom);
  // The id is stored before the first request, so that the verification is not lost if the page is closed or the
  // response is lost.
  set(setPendingAtom, seller._id, true);
  running.add(seller._id);
  const verifyBikes = async (): Promise<MutationResult> =>
    // If another user has signed in during the first request, the second request is left to the next visit of the admin
    // who has started the verification.
    get(uidAtom) === uid && (await set(verifyBikesAtom, seller)) ? 'done' : 'badgeMissing';
  const findOut = async () => {
    const sellers = await readAgain(get, () => api.listUsers({ query: { role: 'seller' } }));
    return sellers.some(({ _id, isVerified }) => _id === seller._id && isVerified) ? verifyBikes() : null;
  };
  try {
    const { modifiedCount } = await withFindOut(api.verifySeller({ params: { id: seller._id } }), findOut);
    // Another admin has verified or deleted the seller. The refetched list shows which of the two has happened, and
    // `resumeVerificationsAtom` marks the bikes if the seller is verified.
    if (modifiedCount === 0) return 'notVerified';
    return await verifyBikes();
  } finally {
    running.delete(seller._id);
  }
});

/** Sends both requests, and then refetches the list of sellers (docs/requirements.md §7). */
export const verifySellerAtom = atom(null, async (get, set, seller: User): Promise<MutationResult> => {
  const { queryClient } = get(servicesAtom);
  try {
    return await set(sendVerificationAtom, seller);
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['users'] });
  }
});
