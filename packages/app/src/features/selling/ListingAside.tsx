import type { Bike } from '@second-gear/contract';
import { type BikeDraft, findSameBike, isBlank, priceInsight, toPreviewBike } from '@second-gear/ui';
import { ListingTools } from '@second-gear/ui/screens/dashboard/AddBike/ListingTools/ListingTools';
import { SameBikeNotice } from '@second-gear/ui/screens/dashboard/AddBike/SameBikeNotice/SameBikeNotice';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { bikesOfAtom } from '#core/data/bikes.ts';
import { paths } from '#core/navigation/paths.ts';
import { myBikesAtom, sellerAtom } from './ownBikes.ts';

const noBikesAtom = atom<{ data?: Bike[] }>({});

/** Null while the form lacks a value that the comparison needs. */
const comparedCategory = ({ category_id, condition, resaleValue, purchaseYear }: BikeDraft): string | null =>
  condition && !isBlank(resaleValue) && !isBlank(purchaseYear) ? category_id : null;

/** The bikes of the brand are requested only for a price comparison. */
export const ListingAside = ({ values }: { values: BikeDraft }) => {
  const { data: seller } = useAtomValue(sellerAtom);
  const category = comparedCategory(values);
  const { data: bikes } = useAtomValue(category === null ? noBikesAtom : bikesOfAtom(category));
  const insight = useMemo(
    () => (seller && bikes ? priceInsight(toPreviewBike(values, seller), bikes) : null),
    [values, seller, bikes],
  );
  return seller ? <ListingTools values={values} seller={seller} insight={insight} /> : null;
};

/** The seller's bikes are requested only when the form has a name and a purchase year. */
export const SameBike = ({ values }: { values: BikeDraft }) => {
  const isNeeded = !isBlank(values.bikeName) && !isBlank(values.purchaseYear);
  const { data: own = [] } = useAtomValue(isNeeded ? myBikesAtom : noBikesAtom);
  const same = findSameBike(values, own);
  return <SameBikeNotice bike={same} href={same ? paths.bike(same.category_id, same._id) : ''} />;
};

export { ListingCount } from '@second-gear/ui/screens/dashboard/AddBike/ListingTools/ListingTools';
