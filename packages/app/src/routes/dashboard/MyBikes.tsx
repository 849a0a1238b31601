import type { Bike } from '@second-gear/contract';
import { useCopy } from '@second-gear/ui';
import { MyBikesScreen } from '@second-gear/ui/screens/dashboard/MyBikes/MyBikesScreen';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { advertiseBikeAtom, deleteBikeAtom } from '../../atoms/mutations/mutations.ts';
import { myBikesAtom } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { useRunWithToast } from '../../feedback/useRunWithToast.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { useShareLink } from '../saved/useShareLink.tsx';
import { useMyBikesView } from './parts/selling/useMyBikesView.ts';

const bikePath = ({ category_id, _id }: Bike): string => paths.bike(category_id, _id);

export const MyBikes = () => {
  const { myProduct, toasts } = useCopy();
  const runWithToast = useRunWithToast();
  const bikes = useAsyncState(myBikesAtom);
  const advertise = useSetAtom(advertiseBikeAtom);
  const deleteBike = useSetAtom(deleteBikeAtom);
  const { share, dialog } = useShareLink();
  const view = useMyBikesView();
  const { state } = useLocation();
  const addedName = typeof state === 'object' && state !== null && 'addedBike' in state ? state.addedBike : null;
  // The list has the newest bike first.
  const added = bikes.state === 'ready' ? bikes.data.find(({ bikeName }) => bikeName === addedName) : undefined;
  return (
    <>
      <DocumentTitle page={myProduct.title} />
      <MyBikesScreen
        bikes={bikes}
        onAdvertise={async (bike) => {
          await runWithToast(() => advertise(bike), toasts.advertised);
        }}
        onDelete={async (bike) => {
          await runWithToast(() => deleteBike(bike), toasts.bikeDeleted);
        }}
        addBikeHref={paths.addBike()}
        bikeHref={bikePath}
        copyHref={({ _id }) => `${paths.addBike()}?${new URLSearchParams({ copy: _id })}`}
        onShare={(bike) => share(bike.bikeName, bikePath(bike))}
        added={added}
        {...view}
      />
      <div>{dialog}</div>
    </>
  );
};
