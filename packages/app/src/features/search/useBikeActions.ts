import type { Bike } from '@second-gear/contract';
import { type BookingInput, useCopy, type Viewer } from '@second-gear/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRunWithToast } from '#core/feedback/useRunWithToast.ts';
import { paths } from '#core/navigation/paths.ts';
import { lastContactAtom } from '#core/storage/lastContact.ts';
import { useUserScope } from '#core/userScope.ts';
import { bookBikeAtom } from '#features/booking/bookBike.ts';
import { bookedBikesAtom } from '#features/booking/bookings.ts';
import { reportedIdsAtom } from '#features/saved/bikeLists.ts';
import { reportBikeAtom } from '#features/saved/reportBike.ts';
import { roleAtom, userAtom } from '#features/session/sessionAtoms.ts';

export const useBikeActions = () => {
  const copy = useCopy();
  const runWithToast = useRunWithToast();
  const beginForUser = useUserScope();
  const user = useAtomValue(userAtom);
  const role = useAsyncState(roleAtom);
  const bookBike = useSetAtom(bookBikeAtom);
  const reportBike = useSetAtom(reportBikeAtom);
  const [lastContact, setLastContact] = useAtom(lastContactAtom);

  const onBook = async (bike: Bike, input: BookingInput) => {
    const isSameUser = beginForUser();
    const book = async () => {
      await bookBike({ bike, answers: input });
      if (isSameUser()) setLastContact({ phone: input.phone, location: input.location });
    };
    return runWithToast(book, copy.toasts.booked, copy.booking.refused);
  };
  // A new function would re-render all cards of a list.
  const onReport = useCallback(
    (bike: Bike) => runWithToast(() => reportBike(bike), copy.toasts.reported),
    [runWithToast, reportBike, copy],
  );
  const viewer: Viewer = role.state === 'ready' ? (role.data ?? 'guest') : 'unknown';
  return {
    role,
    props: {
      viewer,
      ...(user && { buyer: { name: user.name, email: user.email, ...lastContact } }),
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
