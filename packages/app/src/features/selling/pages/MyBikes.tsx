import type { Bike } from '@second-gear/contract';
import { formatMyBikesView, type MyBikesView, parseMyBikesView, useCopy } from '@second-gear/ui';
import { MyBikesScreen } from '@second-gear/ui/screens/dashboard/MyBikes/MyBikesScreen';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRecordAction } from '#core/feedback/useRunWithToast.ts';
import { useShareLink } from '#core/feedback/useShareLink.tsx';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { useUrlState } from '#core/navigation/useUrlState.ts';
import { advertiseBikeAtom, deleteBikeAtom, findAddedBike, myBikesAtom } from '../ownBikes.ts';

/** Each choice of a tab or an order adds a history entry; what the user types replaces it. */
const viewInUrl = { read: parseMyBikesView, write: formatMyBikesView, isTyped: true };

const bikePath = ({ category_id, _id }: Bike): string => paths.bike(category_id, _id);

/** The state of the history entry after a bike was added. */
const AddedState = v.object({
  addedBike: v.object({ id: v.optional(v.string()), name: v.string(), copyOf: v.optional(v.string()) }),
});

export const MyBikes = () => {
  const { dashboard, toasts } = useCopy();
  const bikes = useAsyncState(myBikesAtom);
  const onAdvertise = useRecordAction(advertiseBikeAtom, toasts.advertised, `${paths.home()}#trending`);
  const onDelete = useRecordAction(deleteBikeAtom, toasts.bikeDeleted);
  const { share, dialog } = useShareLink();
  const [view, setView] = useUrlState(viewInUrl);
  const onViewChange = (next: MyBikesView) => {
    const isTyping = next.text !== view.text && next.tab === view.tab;
    setView(next, isTyping ? 'replace' : 'push');
  };
  const { state } = useLocation();
  const addedBike = v.is(AddedState, state) ? state.addedBike : undefined;
  const own = bikes.state === 'ready' ? bikes.data : [];
  const bike = addedBike && findAddedBike(own, addedBike);
  const added = bike && { bike, copied: own.find(({ _id }) => _id === addedBike?.copyOf) };
  return (
    <>
      <DocumentTitle page={dashboard.myProduct} />
      <MyBikesScreen
        bikes={bikes}
        onAdvertise={onAdvertise}
        onDelete={onDelete}
        addBikeHref={paths.addBike()}
        bikeHref={bikePath}
        copyHref={({ _id }) => `${paths.addBike()}?${new URLSearchParams({ copy: _id })}`}
        onShare={(bike) => share(bike.bikeName, bikePath(bike))}
        added={added}
        view={view}
        onViewChange={onViewChange}
      />
      <div>{dialog}</div>
    </>
  );
};
