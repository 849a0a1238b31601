import type { Bike } from '@second-gear/contract';
import { useCopy } from '@second-gear/ui';
import { OwnerBand } from '@second-gear/ui/screens/public/BikeDetails/OwnerBand/OwnerBand';
import { useNavigate } from 'react-router-dom';
import { useRecordAction } from '#core/feedback/useRunWithToast.ts';
import { paths } from '#core/navigation/paths.ts';
import { usePageScope } from '#core/userScope.ts';
import { advertiseBikeAtom, deleteBikeAtom } from './ownBikes.ts';

/** After a deletion the app opens My Product. */
export const OwnerTools = ({ bike }: { bike: Bike }) => {
  const { toasts } = useCopy();
  const navigate = useNavigate();
  const beginOnPage = usePageScope();
  const advertise = useRecordAction(advertiseBikeAtom, toasts.advertised, `${paths.home()}#trending`);
  const deleteBike = useRecordAction(deleteBikeAtom, toasts.bikeDeleted);
  return (
    <OwnerBand
      bike={bike}
      onAdvertise={() => advertise(bike)}
      onDelete={async () => {
        const isStillHere = beginOnPage();
        const problem = await deleteBike(bike);
        if (problem === undefined && isStillHere()) await navigate(paths.myBikes());
      }}
      copyHref={`${paths.addBike()}?${new URLSearchParams({ copy: bike._id })}`}
      myBikesHref={paths.myBikes()}
    />
  );
};
