import type { Bike, ReportedItem, User } from '@second-gear/contract';
import { atom } from 'jotai';
import { Problem } from '../api/problem.ts';
import { personAtom } from './session.ts';
import { worldAtom } from './world.ts';

/** What a person does. Each is one plain call, never repeated by itself; it throws a Problem, and leaves the words to the page. */

export const bookBikeAtom = atom(
  null,
  async (get, _set, { bike, answers }: { bike: Bike; answers: { phone: string; location: string } }): Promise<void> => {
    const { api, queryClient } = get(worldAtom);
    const person = get(personAtom);
    if (!person) throw new Problem('signedOut');
    const answer = await api.bookBike({
      body: {
        bikeId: bike._id,
        img: bike.img,
        userName: person.name,
        userEmail: person.email,
        bikeName: bike.bikeName,
        resaleValue: bike.resaleValue,
        ...answers,
      },
    });
    // Refused or not, what we show may be behind what the server knows.
    void queryClient.invalidateQueries({ queryKey: ['bikes', bike.category_id] });
    if (!answer.acknowledged) throw new Problem('refused', answer.message);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  },
);

export const reportBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<void> => {
  const { api } = get(worldAtom);
  const { acknowledged } = await api.reportBike({ params: { bikeId: bike._id } });
  if (!acknowledged) throw new Problem('refused');
});

/** Nothing changed means that it was gone already, or is not ours: what we show is behind, and so it is asked for again. */
const changedSomething = (count: number | undefined) => {
  if (!count) throw new Problem('notFound');
};

export const advertiseBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<void> => {
  const { api, queryClient } = get(worldAtom);
  try {
    changedSomething((await api.advertise({ params: { id: bike._id } })).modifiedCount);
  } finally {
    for (const list of ['my bikes', 'trending']) void queryClient.invalidateQueries({ queryKey: [list] });
  }
});

export const deleteBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<void> => {
  const { api, queryClient } = get(worldAtom);
  try {
    changedSomething((await api.deleteBike({ params: { id: bike._id } })).deletedCount);
  } finally {
    for (const list of ['my bikes', 'trending', 'bikes']) void queryClient.invalidateQueries({ queryKey: [list] });
  }
});

export const deleteUserAtom = atom(null, async (get, _set, user: User): Promise<void> => {
  const { api, queryClient } = get(worldAtom);
  try {
    changedSomething((await api.deleteUser({ params: { id: user._id } })).deletedCount);
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['users'] });
  }
});

/**
 * First the seller, then each of their bikes (spec §7). A seller who is verified already is no failure: perhaps only the
 * second half is missing from an earlier try, which is why the list is only asked for again once both are done.
 */
export const verifySellerAtom = atom(null, async (get, _set, seller: User): Promise<void> => {
  const { api, queryClient } = get(worldAtom);
  await api.verifySeller({ params: { id: seller._id } });
  await api.verifyBikesOf({ query: { email: seller.email } });
  for (const list of ['users', 'bikes', 'trending']) void queryClient.invalidateQueries({ queryKey: [list] });
});

export const deleteReportAtom = atom(null, async (get, _set, item: ReportedItem): Promise<void> => {
  const { api, queryClient } = get(worldAtom);
  try {
    const { acknowledged } = await api.deleteReport({ params: { id: item._id } });
    if (!acknowledged) throw new Problem('notFound');
  } finally {
    for (const list of ['reports', 'bikes', 'trending']) void queryClient.invalidateQueries({ queryKey: [list] });
  }
});
