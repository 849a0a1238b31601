import type { Bike } from '@second-gear/contract';
import { CompareToggle, isBlank, SaveButton, toast, useCopy, useSaveAndCompareCopy } from '@second-gear/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { showLinkToast } from '#core/feedback/showLinkToast.tsx';
import { paths } from '#core/navigation/paths.ts';
import { comparedIdsAtom, savedIdsAtom, toggleBikeAtom, toStoredBike } from './bikeLists.ts';
import { useRemoveSaved } from './useRemoveSaved.tsx';

type SaveAndCompareProps = {
  bike: Bike;
  /** Default: the category id of the bike's record. */
  categoryId?: string | undefined;
};

const useName = ({ bikeName }: Bike): string => {
  const { bikes } = useCopy();
  return isBlank(bikeName) ? bikes.unnamed : bikeName.trim();
};

export const BikeSaveButton = ({ bike, categoryId }: SaveAndCompareProps) => {
  const { saveAndCompare } = useSaveAndCompareCopy();
  const isSaved = useAtomValue(savedIdsAtom).has(bike._id);
  const toggle = useSetAtom(toggleBikeAtom);
  const remove = useRemoveSaved();
  const onToggle = () => {
    if (isSaved) {
      remove(bike._id);
      return;
    }
    const result = toggle('saved', toStoredBike(bike, categoryId));
    if (result === 'full') toast.plain(saveAndCompare.savedFull);
    else if (result === 'notStored') toast.error(saveAndCompare.notStored);
    else showLinkToast(saveAndCompare.savedNow, { label: saveAndCompare.seeSaved, href: paths.saved() });
  };
  return <SaveButton bikeName={useName(bike)} isSaved={isSaved} onToggle={onToggle} />;
};

export const BikeCompareToggle = ({ bike, categoryId }: SaveAndCompareProps) => {
  const { saveAndCompare } = useSaveAndCompareCopy();
  const isCompared = useAtomValue(comparedIdsAtom).has(bike._id);
  const toggle = useSetAtom(toggleBikeAtom);
  const onToggle = () => {
    const result = toggle('compared', toStoredBike(bike, categoryId));
    if (result === 'full') toast.plain(saveAndCompare.comparedFull);
    if (result === 'notStored') toast.error(saveAndCompare.notStored);
  };
  return <CompareToggle bikeName={useName(bike)} isCompared={isCompared} onToggle={onToggle} />;
};

export const SaveAndCompareButtons = (props: SaveAndCompareProps) => (
  <>
    <BikeSaveButton {...props} />
    <BikeCompareToggle {...props} />
  </>
);

/** For the cards of a list. The record of the bike must have a category id. */
export const cardButtons = {
  renderSave: (bike: Bike) => <BikeSaveButton bike={bike} />,
  renderCompare: (bike: Bike) => <BikeCompareToggle bike={bike} />,
};
