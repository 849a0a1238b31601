import type { Bike, Booking } from '@second-gear/contract';
import { atom } from 'jotai';
import { ApiError } from '#core/api/apiError.ts';
import { type MutationResult, withFindOut } from '#core/data/mutationResult.ts';
import { invalidate, readAgain } from '#core/data/refetchList.ts';
import { toLatinNumber } from '#core/data/toLatinNumber.ts';
import { servicesAtom } from '#core/services.ts';
import { userAtom } from '#features/session/sessionAtoms.ts';
import { recentBookingsAtom } from './bookings.ts';

export const bookBikeAtom = atom(
  null,
  async (get, set, { bike, answers }: { bike: Bike; answers: { phone: string; location: string } }): Promise<void> => {
    const { api } = get(servicesAtom);
    const user = get(userAtom);
    if (!user) throw new ApiError('unauthorized');
    const booking = {
      bikeId: bike._id,
      img: bike.img,
      userName: user.name,
      userEmail: user.email,
      bikeName: bike.bikeName,
      resaleValue: bike.resaleValue,
      ...answers,
      phone: toLatinNumber(answers.phone),
    };
    const remember = () => set(recentBookingsAtom, (known) => [...known, { uid: user.uid, bikeId: bike._id }]);
    const findOut = async (): Promise<MutationResult | null> => {
      const bookings = await readAgain(get, () => api.listBookings({ query: { email: user.email } }));
      // The server refuses a second booking of the bike. An earlier one may have another phone number or place.
      const isSame = (stored: Booking): boolean =>
        (['bikeId', 'phone', 'location'] as const).every((field) => stored[field].trim() === booking[field].trim());
      if (!bookings.some(isSame)) return null;
      remember();
      return 'done';
    };
    try {
      const { acknowledged, message } = await withFindOut(api.bookBike({ body: booking }), findOut);
      if (!acknowledged) throw new ApiError('rejected', message);
      remember();
    } finally {
      invalidate(get, 'bikes', 'orders');
    }
  },
);
