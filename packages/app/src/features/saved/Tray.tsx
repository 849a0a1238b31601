import { CompareTray, isBlank, useCopy } from '@second-gear/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { paths } from '#core/navigation/paths.ts';
import { bikeListsAtom, comparedAtom, withoutBike } from './bikeLists.ts';
import { toBikesParameter } from './bikeRefs.ts';

export const Tray = () => {
  const { bikes: copy } = useCopy();
  const compared = useAtomValue(comparedAtom);
  const change = useSetAtom(bikeListsAtom);
  // In the order in which the user has chosen them; the stored list begins with the newest.
  const bikes = compared.toReversed();
  if (bikes.length === 0) return null;
  return (
    <CompareTray
      bikes={bikes.map(({ id, bikeName }) => ({ id, name: isBlank(bikeName) ? copy.unnamed : bikeName }))}
      compareHref={`${paths.compare()}${toBikesParameter('bikes', bikes)}`}
      onRemove={(id) => change((lists) => withoutBike(lists, 'compared', id))}
      onClear={() => change((lists) => ({ ...lists, compared: [] }))}
    />
  );
};
