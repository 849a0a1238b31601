import type { Bike } from '@second-gear/contract';
import { type BikeDraft, findSameBike, isBlank } from '@second-gear/ui';
import { SameBikeNotice } from '@second-gear/ui/screens/dashboard/AddBike/SameBikeNotice/SameBikeNotice';
import { atom, useAtomValue } from 'jotai';
import { paths } from '#core/navigation/paths.ts';
import { myBikesAtom } from './ownBikes.ts';

const noBikesAtom = atom<{ data?: Bike[] }>({});

/** The seller's bikes are requested only when the form has a name and a purchase year. */
export const SameBike = ({ values }: { values: BikeDraft }) => {
  const isNeeded = !isBlank(values.bikeName) && !isBlank(values.purchaseYear);
  const { data: own = [] } = useAtomValue(isNeeded ? myBikesAtom : noBikesAtom);
  const same = findSameBike(values, own);
  return <SameBikeNotice bike={same} href={same ? paths.bike(same.category_id, same._id) : ''} />;
};
