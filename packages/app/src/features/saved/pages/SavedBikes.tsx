import { toast, useSaveAndCompareCopy, useSavedBikesCopy } from '@second-gear/ui';
import { SavedBikesScreen } from '@second-gear/ui/screens/public/SavedBikes/SavedBikesScreen';
import { SharedBikesScreen } from '@second-gear/ui/screens/public/SavedBikes/SharedBikesScreen';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { useShareLink } from '#core/feedback/useShareLink.tsx';
import { useUndoToast } from '#core/feedback/useUndoToast.tsx';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import {
  bikeListsAtom,
  listLimits,
  savedIdsAtom,
  toggleBikeAtom,
  toStoredBike,
  type UserBikeLists,
} from '../bikeLists.ts';
import { type BikeRef, parseBikeRefs, refsThatFit, toBikesParameter } from '../bikeRefs.ts';
import { CompareBar } from '../CompareBar.tsx';
import { BikeCompareToggle, BikeSaveButton } from '../SaveAndCompareButtons.tsx';
import { useListedBikes } from '../useListedBikes.ts';
import { useRemoveSaved } from '../useRemoveSaved.tsx';

/** With `?list=`, the list that another user has shared. */
export const SavedBikes = () => {
  const [params] = useSearchParams();
  const list = params.get('list');
  return (
    <>
      {list === null ? <OwnBikes /> : <SharedBikes refs={parseBikeRefs(list, listLimits.saved)} />}
      <CompareBar />
    </>
  );
};

const OwnBikes = () => {
  const { savedBikes: copy } = useSavedBikesCopy();
  const [lists, changeLists] = useAtom(bikeListsAtom);
  const { saveAndCompare } = useSaveAndCompareCopy();
  const remove = useRemoveSaved();
  const showUndo = useUndoToast();
  const { share, dialog } = useShareLink();
  const { toListedBike, failedBrands } = useListedBikes(lists.saved.length === 0 && lists.recent.length === 0);

  const change = (changed: (now: UserBikeLists) => UserBikeLists): boolean => {
    const isStored = changeLists(changed);
    if (!isStored) toast.error(saveAndCompare.notStored);
    return isStored;
  };
  const shareList = () => {
    const refs = refsThatFit(lists.saved);
    if (refs.length < lists.saved.length) toast.plain(copy.linkShortened(refs.length, lists.saved.length));
    share(copy.shareTitle(refs.length), `${paths.saved()}${toBikesParameter('list', refs)}`);
  };
  const clearRecent = () => {
    const before = lists.recent;
    if (!change((now) => ({ ...now, recent: [] }))) return;
    showUndo(copy.recentCleared, copy.undo, () =>
      change((now) => (now.recent.length === 0 ? { ...now, recent: before } : now)),
    );
  };
  return (
    <>
      <DocumentTitle page={copy.title} />
      <SavedBikesScreen
        saved={lists.saved.map(toListedBike)}
        recent={lists.recent.map(toListedBike)}
        failedBrands={failedBrands}
        bikesHref={paths.bikes()}
        renderCompareToggle={({ bike, categoryId }) =>
          bike && <BikeCompareToggle bike={bike} categoryId={categoryId} />
        }
        onRemove={({ id }) => remove(id)}
        onClear={() => change((now) => ({ ...now, saved: [] }))}
        onClearRecent={clearRecent}
        onShare={shareList}
        deletesAtLogout={lists.deletesAtLogout}
        onDeletesAtLogoutChange={(deletesAtLogout) => change((now) => ({ ...now, deletesAtLogout }))}
      />
      <div>{dialog}</div>
    </>
  );
};

const SharedBikes = ({ refs }: { refs: readonly BikeRef[] }) => {
  const { savedBikes: copy } = useSavedBikesCopy();
  const { saveAndCompare } = useSaveAndCompareCopy();
  const store = useStore();
  const savedIds = useAtomValue(savedIdsAtom);
  const { toListedBike, failedBrands } = useListedBikes(refs.length === 0);
  const bikes = refs.map(toListedBike);
  const savable = bikes.filter(({ id, bike }) => bike && !savedIds.has(id));

  const saveAll = () => {
    // In reverse order, because each bike is added at the start of the list.
    const results = savable
      .toReversed()
      .map(({ bike, categoryId }) => bike && store.set(toggleBikeAtom, 'saved', toStoredBike(bike, categoryId)));
    const addedCount = results.filter((result) => result === 'added').length;
    if (addedCount > 0) toast.success(copy.shared.savedAll(addedCount));
    if (results.includes('full')) toast.plain(saveAndCompare.savedFull);
    if (results.includes('notStored')) toast.error(saveAndCompare.notStored);
  };
  return (
    <>
      <DocumentTitle page={copy.shared.title} />
      <SharedBikesScreen
        bikes={bikes}
        failedBrands={failedBrands}
        savableCount={savable.length}
        ownHref={paths.saved()}
        bikesHref={paths.bikes()}
        renderSaveButton={({ bike, categoryId }) => bike && <BikeSaveButton bike={bike} categoryId={categoryId} />}
        renderCompareToggle={({ bike, categoryId }) =>
          bike && <BikeCompareToggle bike={bike} categoryId={categoryId} />
        }
        onSaveAll={saveAll}
      />
    </>
  );
};
