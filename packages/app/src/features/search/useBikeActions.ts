import type { Bike } from '@second-gear/contract';
import { type BookingInput, useCopy, type Viewer } from '@second-gear/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';
import { isNothingSent } from '#core/api/apiError.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRecordAction, useRunWithToast } from '#core/feedback/useRunWithToast.ts';
import { paths } from '#core/navigation/paths.ts';
import { lastContactAtom } from '#core/storage/lastContact.ts';
import { bookBikeAtom } from '#features/booking/bookBike.ts';
import { bookedBikesAtom } from '#features/booking/bookings.ts';
import { reportedIdsAtom } from '#features/saved/bikeLists.ts';
import { reportBikeAtom } from '#features/saved/reportBike.ts';
import { roleAtom, userAtom } from '#features/session/sessionAtoms.ts';

export const useBikeActions = () => {
  const copy = useCopy();
  const runWithToast = useRunWithToast();
  const store = useStore();
  const user = useAtomValue(userAtom);
  const role = useAsyncState(roleAtom);
  const bookBike = useSetAtom(bookBikeAtom);
  // Not read while the page is rendered: each letter in the dialog would render all cards again.
  const contact = useMemo(
    () => ({
      read: () => store.get(lastContactAtom),
      keep: ({ phone, location }: BookingInput) => void store.set(lastContactAtom, { phone, location }),
    }),
    [store],
  );

  const onBook = async (bike: Bike, input: BookingInput) => {
    let isUnsent = false;
    const book = () =>
      bookBike({ bike, answers: input }).catch((error: unknown) => {
        isUnsent = isNothingSent(error);
        throw error;
      });
    const problem = await runWithToast(
      book,
      copy.toasts.booked,
      copy.booking.refused,
      paths.myBookings(),
      copy.myOrders.title,
    );
    return problem === undefined ? undefined : { problem, isUnsent };
  };
  const onReport = useRecordAction(reportBikeAtom, copy.toasts.reported);
  const viewer: Viewer = role.state === 'ready' ? (role.data ?? 'guest') : 'unknown';
  return {
    role,
    props: {
      viewer,
      ...(user && { buyer: { name: user.name, email: user.email, contact } }),
      ordersHref: paths.myBookings(),
      onBook,
      onReport,
    },
  };
};

const bikeHref = ({ category_id, _id }: Bike) => paths.bike(category_id, _id);

export const useBikeCardsProps = () => {
  const { role, props } = useBikeActions();
  const booked = useAtomValue(bookedBikesAtom);
  const reported = useAtomValue(reportedIdsAtom);
  return { role, cardsProps: { ...props, booked, reported, bikeHref } };
};
