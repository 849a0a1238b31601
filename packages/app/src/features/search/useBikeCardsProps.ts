import type { Bike } from '@second-gear/contract';
import { useAtomValue } from 'jotai';
import { paths } from '#core/navigation/paths.ts';
import { bookedBikesAtom } from '#features/booking/bookings.ts';
import { useBikeActions } from './useBikeActions.ts';

const bikeHref = ({ category_id, _id }: Bike) => paths.bike(category_id, _id);

export const useBikeCardsProps = () => {
  const { role, props } = useBikeActions();
  const booked = useAtomValue(bookedBikesAtom);
  return { role, cardsProps: { ...props, booked, bikeHref } };
};
