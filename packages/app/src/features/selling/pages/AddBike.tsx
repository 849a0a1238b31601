import type { Bike } from '@second-gear/contract';
import { type BikeFormValues, type CopyState, lazyComponent, type NewBike, useAddBikeCopy } from '@second-gear/ui';
import { AddBikeScreen } from '@second-gear/ui/screens/dashboard/AddBike/AddBikeScreen';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { cleanId } from '#core/navigation/cleanId.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { lastContactAtom } from '#core/storage/lastContact.ts';
import { uidAtom } from '#features/session/sessionAtoms.ts';
import { bikeDraftAtom } from '../formDraft.ts';
import { myBikesAtom, sellerAtom } from '../ownBikes.ts';
import { useCreateListing } from '../useCreateListing.ts';

const tools = {
  Aside: lazyComponent(async () => (await import('../ListingAside.tsx')).ListingAside),
  Count: lazyComponent(async () => (await import('../ListingAside.tsx')).ListingCount),
  Notice: lazyComponent(async () => (await import('../ListingAside.tsx')).SameBike),
};

/** With `?copy=ID`, the form starts with the values of another bike of the seller. */
export const AddBike = () => {
  const copied = useSearchParams()[0].get('copy');
  if (copied === null) return <BikeFormPage />;
  const id = cleanId(copied);
  return <CopyBike key={id} id={id} />;
};

const useBikeDraft = () => {
  const bikeDraft = useAtomValue(bikeDraftAtom);
  const uid = useAtomValue(uidAtom);
  const [draft] = useState(() => (uid ? bikeDraft.read(uid) : null));
  const [isStored, setStored] = useState(true);
  const saveDraft = useCallback(
    (values: BikeFormValues | null) => {
      if (uid) setStored(bikeDraft.save(uid, values));
    },
    [bikeDraft, uid],
  );
  return { draft, isStored, keep: saveDraft };
};

const CopyBike = ({ id }: { id: string }) => {
  const navigate = useNavigate();
  const own = useAsyncState(myBikesAtom);
  const { draft } = useBikeDraft();
  const [firstFound, setFirstFound] = useState<Bike>();
  const [isReplacing, setReplacing] = useState(false);
  const leaveCopy = () => void navigate(paths.addBike(), { replace: true });

  if (own.state !== 'ready') return <BikeFormPage copy={own} />;
  const found = own.data.find(({ _id }) => _id === id);
  // The seller may delete the copied bike in another tab.
  if (found && !firstFound) setFirstFound(found);
  const bike = firstFound ?? found;
  if (!bike) return <BikeFormPage copy={{ state: 'missing' }} />;
  const isDraftOfCopy = draft?.copyOf === id;
  if (draft && !isDraftOfCopy && !isReplacing) {
    return <BikeFormPage copy={{ state: 'ask', onKeep: leaveCopy, onReplace: () => setReplacing(true) }} />;
  }
  const copy: CopyState = { state: 'ready', bike, myBikesHref: paths.myBikes(), onStartOver: leaveCopy };
  return <BikeFormPage copy={copy} ignoresDraft={!isDraftOfCopy} />;
};

type BikeFormPageProps = {
  copy?: CopyState;
  /** The first change of the form replaces the stored draft. */
  ignoresDraft?: boolean;
};

const BikeFormPage = ({ copy, ignoresDraft = false }: BikeFormPageProps) => {
  const { addBike } = useAddBikeCopy();
  const seller = useAsyncState(sellerAtom);
  const { draft, isStored, keep } = useBikeDraft();
  const { upload, list } = useCreateListing();
  const [contact] = useState(useAtomValue(lastContactAtom));

  const copyOf = copy?.state === 'ready' ? copy.bike._id : undefined;
  const add = async (bike: NewBike) => (seller.state === 'ready' ? list(bike, seller.data, copyOf) : 'cancelled');
  return (
    <>
      <DocumentTitle page={addBike.title} />
      <AddBikeScreen
        seller={seller}
        copy={copy}
        onAdd={add}
        upload={upload}
        contact={contact}
        draft={ignoresDraft ? null : draft}
        onDraftChange={keep}
        isDraftStored={isStored}
        tools={tools}
      />
    </>
  );
};
