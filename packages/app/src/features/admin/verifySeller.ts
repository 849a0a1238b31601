import type { User } from '@second-gear/contract';
import { atom } from 'jotai';
import * as v from 'valibot';
import { backoffDelay, sleep } from '#core/api/timing.ts';
import { type MutationResult, withFindOut } from '#core/data/mutationResult.ts';
import { invalidate, readAgain } from '#core/data/refetchList.ts';
import { servicesAtom } from '#core/services.ts';
import { userStoredAtom } from '#core/storage/storedAtom.ts';
import { listOf } from '#core/storage/storedValue.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';

/**
 * 'make verified' verifies the seller, and then marks the bikes (docs/requirements.md §7). Until the second request,
 * which can be repeated safely, has succeeded, the seller's id is stored (failure mode X6).
 */

/** Ids and no e-mail addresses, because the next user of this computer could read them. */
export const pendingVerificationsAtom = userStoredAtom<string[]>({
  key: (uid) => `secondGear.badges.${uid}`,
  schema: listOf(v.string()),
  fallback: [],
  isHeld: true,
});
pendingVerificationsAtom.debugLabel = 'pending verifications';

const setPendingAtom = atom(null, (_get, set, id: string, isPending: boolean) => {
  set(pendingVerificationsAtom, (ids) => {
    const others = ids.filter((stored) => stored !== id);
    return isPending ? [...others, id] : others;
  });
});

/** Running in this tab. Changed in place, because no component shows it. */
const runningAtom = atom(() => new Set<string>());

/** The second request. Resolves with true if it succeeded. */
const verifyBikesAtom = atom(null, async (get, set, seller: User): Promise<boolean> => {
  const { api } = get(servicesAtom);
  const uid = get(uidAtom);
  try {
    // The server finds the bikes by the seller's e-mail address.
    if (seller.email.trim() !== '') await api.verifyBikesOf({ query: { email: seller.email } });
  } catch {
    return false;
  }
  if (get(uidAtom) === uid) set(setPendingAtom, seller._id, false);
  invalidate(get, 'bikes', 'trending');
  return true;
});

/** Up to three attempts for each, with the delays of a failed read. */
export const resumeVerificationsAtom = atom(null, async (get, set, sellers: readonly User[]): Promise<void> => {
  const { timeouts } = get(servicesAtom);
  const running = get(runningAtom);
  const pending = get(pendingVerificationsAtom);
  const isListed = (id: string) => sellers.some(({ _id }) => _id === id);
  for (const id of pending) if (!isListed(id) && !running.has(id)) set(setPendingAtom, id, false);
  const waiting = sellers.filter(({ _id, isVerified }) => isVerified && pending.includes(_id) && !running.has(_id));
  const finish = async (seller: User) => {
    running.add(seller._id);
    for (let tries = 0; tries < 3; tries++) {
      await sleep(backoffDelay(tries, timeouts));
      // Completed with *Try again*, or the admin has signed out, during the previous attempt.
      if (!get(pendingVerificationsAtom).includes(seller._id)) break;
      if (await set(verifyBikesAtom, seller)) break;
    }
    running.delete(seller._id);
  };
  await Promise.all(waiting.map(finish));
});

export const retryVerificationAtom = atom(
  null,
  async (_get, set, seller: User): Promise<MutationResult> =>
    (await set(verifyBikesAtom, seller)) ? 'done' : 'badgeMissing',
);

/** The caller must refetch the list of sellers. A bulk action does it once for all sellers. */
export const sendVerificationAtom = atom(null, async (get, set, seller: User): Promise<MutationResult> => {
  const { api } = get(servicesAtom);
  const running = get(runningAtom);
  const uid = get(uidAtom);
  // Stored first, so that the verification is not lost if the page is closed or the response is lost.
  set(setPendingAtom, seller._id, true);
  running.add(seller._id);
  const verifyBikes = async (): Promise<MutationResult> =>
    // After a change of the user, the second request is left to the next visit of the admin who has started.
    get(uidAtom) === uid && (await set(verifyBikesAtom, seller)) ? 'done' : 'badgeMissing';
  const findOut = async () => {
    const sellers = await readAgain(get, () => api.listUsers({ query: { role: 'seller' } }));
    return sellers.some(({ _id, isVerified }) => _id === seller._id && isVerified) ? verifyBikes() : null;
  };
  try {
    const { modifiedCount } = await withFindOut(api.verifySeller({ params: { id: seller._id } }), findOut);
    // Another admin has verified or deleted the seller. `resumeVerificationsAtom` marks the bikes.
    if (modifiedCount === 0) return 'notVerified';
    return await verifyBikes();
  } finally {
    running.delete(seller._id);
  }
});

export const verifySellerAtom = atom(null, async (get, set, seller: User): Promise<MutationResult> => {
  try {
    return await set(sendVerificationAtom, seller);
  } finally {
    invalidate(get, 'users');
  }
});
