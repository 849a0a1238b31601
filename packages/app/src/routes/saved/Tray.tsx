import { CompareTray, isBlank, useCopy } from '@second-gear/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { changeBikeListsAtom, comparedAtom } from '../../atoms/bikeLists.ts';
import { paths } from '../../routing/paths/paths.ts';
import { withoutBike } from '../../storage/bikeLists.ts';
import { bikesQuery } from './lib/bikeRefs.ts';

export const Tray = () => {
  const { bikes: copy } = useCopy();
  const compared = useAtomValue(comparedAtom);
  const change = useSetAtom(changeBikeListsAtom);
  // The tray shows the bikes in the order in which the user has chosen them; the stored list begins with the newest.
  const bikes = compared.toReversed();
  if (bikes.length === 0) return null;
  return (
    <CompareTray
      bikes={bikes.map(({ id, bikeName }) => ({ id, name: isBlank(bikeName) ? copy.unnamed : bikeName }))}
      compareHref={`${paths.compare()}${bikesQuery('bikes', bikes)}`}
      onRemove={(id) => change((lists) => withoutBike(lists, 'compared', id))}
      onClear={() => change((lists) => ({ ...lists, compared: [] }))}
    />
  );
};
