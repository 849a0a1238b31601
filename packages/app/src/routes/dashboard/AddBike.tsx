import { type BikeFormValues, lazyComponent, type NewBike, useAddBikeCopy } from '@second-gear/ui';
import { AddBikeScreen } from '@second-gear/ui/screens/dashboard/AddBike/AddBikeScreen';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { sellerAtom } from '../../atoms/queries/queries.ts';
import { servicesAtom } from '../../atoms/services.ts';
import { uidAtom } from '../../atoms/session.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { useCreateListing } from './selling/useCreateListing.ts';

const tools = {
  Aside: lazyComponent(async () => (await import('./selling/ListingAside.tsx')).ListingAside),
  Notice: lazyComponent(async () => (await import('./selling/SameBike.tsx')).SameBike),
};

/**
 * Returns the draft of the form from an earlier visit of this user, and the function that saves the current form
 * values.
 */
const useBikeDraft = () => {
  const { bikeDraft } = useAtomValue(servicesAtom);
  const uid = useAtomValue(uidAtom);
  const [draft] = useState(() => (uid ? bikeDraft.read(uid) : null));
  const saveDraft = useCallback(
    (values: BikeFormValues | null) => {
      if (uid) bikeDraft.save(uid, values);
    },
    [bikeDraft, uid],
  );
  return { draft, keep: saveDraft };
};

export const AddBike = () => {
  const copy = useAddBikeCopy();
  const seller = useAsyncState(sellerAtom);
  const { draft, keep } = useBikeDraft();
  const { upload, list } = useCreateListing();

  const add = async (bike: NewBike) => (seller.state === 'ready' ? list(bike, seller.data) : 'failed');
  return (
    <>
      <DocumentTitle page={copy.addBike.title} />
      <AddBikeScreen seller={seller} onAdd={add} upload={upload} draft={draft} onDraftChange={keep} tools={tools} />
    </>
  );
};
