import type { Bike } from '@second-gear/contract';
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
