import type { Bike } from '@second-gear/contract';
import { type BikeDraft, isBlank, priceInsight, toPreviewBike } from '@second-gear/ui';
import { ListingTools } from '@second-gear/ui/screens/dashboard/AddBike/ListingTools/ListingTools';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { bikesOfAtom } from '#core/data/bikes.ts';
import { sellerAtom } from './ownBikes.ts';

const noBikesAtom = atom<{ data?: Bike[] }>({});

/** The id of the category whose prices are compared; null while the form lacks a value that the comparison needs. */
const comparedCategory = ({ category_id, condition, resaleValue, purchaseYear }: BikeDraft): string | null =>
  condition && !isBlank(resaleValue) && !isBlank(purchaseYear) ? category_id : null;

/**
 * The preview of the card and the price advice beside the form. The hook requests the bikes of the brand only when the
 * form has all values that a price comparison needs.
 */
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
