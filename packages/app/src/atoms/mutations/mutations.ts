import type { Bike, ReportedItem, User } from '@second-gear/contract';
import { atom, type Getter } from 'jotai';
import { Problem } from '../../api/apiError.ts';
import { bookedNowAtom } from '../queries/queries.ts';
import { worldAtom } from '../services.ts';
import { personAtom } from '../session.ts';
import { confirmed, type Outcome, removed } from './mutationResult.ts';

/**
 * What a person does. Each is one plain call, never repeated by itself; it throws a Problem, and leaves the words to the
 * page. Done or not: whatever list it may have changed is asked for again, because what we show may be behind.
 */

type List = 'bikes' | 'my bikes' | 'orders' | 'reports' | 'trending' | 'users';

const askAgainFor = (get: Getter, ...lists: List[]): void => {
  const { queryClient } = get(worldAtom);
  for (const list of lists) void queryClient.invalidateQueries({ queryKey: [list] });
};

export const bookBikeAtom = atom(
  null,
  async (get, set, { bike, answers }: { bike: Bike; answers: { phone: string; location: string } }): Promise<void> => {
    const { api } = get(worldAtom);
    const person = get(personAtom);
    if (!person) throw new Problem('signedOut');
    const booking = {
      bikeId: bike._id,
      img: bike.img,
      userName: person.name,
      userEmail: person.email,
      bikeName: bike.bikeName,
      resaleValue: bike.resaleValue,
      ...answers,
    };
    try {
      const { acknowledged, message } = await confirmed(api.bookBike({ body: booking }));
      if (!acknowledged) throw new Problem('refused', message);
      set(bookedNowAtom, (known) => [...known, { uid: person.uid, bikeId: bike._id }]);
    } finally {
      askAgainFor(get, 'bikes', 'orders');
    }
  },
);

export const reportBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<void> => {
  const { api } = get(worldAtom);
  try {
    const { acknowledged } = await confirmed(api.reportBike({ params: { bikeId: bike._id } }));
    if (!acknowledged) throw new Problem('refused');
  } catch (problem) {
    // A report changes nothing that a buyer sees; that it was refused may mean that the bike is gone.
    askAgainFor(get, 'bikes');
    throw problem;
  }
});

export const advertiseBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<Outcome> => {
  const { api } = get(worldAtom);
  try {
    const { modifiedCount } = await confirmed(api.advertise({ params: { id: bike._id } }));
    return modifiedCount > 0 ? 'done' : 'notAdvertised';
  } finally {
    askAgainFor(get, 'my bikes', 'trending');
  }
});

export const deleteBikeAtom = atom(null, async (get, _set, bike: Bike): Promise<Outcome> => {
  const { api } = get(worldAtom);
  try {
    return await removed(api.deleteBike({ params: { id: bike._id } }));
  } finally {
    askAgainFor(get, 'my bikes', 'trending', 'bikes');
  }
});

export const deleteUserAtom = atom(null, async (get, _set, user: User): Promise<Outcome> => {
  const { api } = get(worldAtom);
  try {
    return await removed(api.deleteUser({ params: { id: user._id } }));
  } finally {
    askAgainFor(get, 'users');
  }
});

export const deleteReportAtom = atom(null, async (get, _set, item: ReportedItem): Promise<Outcome> => {
  const { api } = get(worldAtom);
  const answer = api.deleteReport({ params: { id: item._id } });
  try {
    const outcome = await removed(answer);
    if (outcome === 'done' && !(await answer).acknowledged) throw new Problem('refused');
    return outcome;
  } finally {
    askAgainFor(get, 'reports', 'bikes', 'trending');
  }
});
