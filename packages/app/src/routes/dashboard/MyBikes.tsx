import { MyBikesScreen, useCopy } from '@second-gear/ui';
import { useSetAtom } from 'jotai';
import { advertiseBikeAtom, deleteBikeAtom } from '../../atoms/mutations/mutations.ts';
import { myBikesAtom } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { useRunWithToast } from '../../feedback/useRunWithToast.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths.ts';

export const MyBikes = () => {
  const { myProduct, toasts } = useCopy();
  const attempt = useRunWithToast();
  const bikes = useAsyncState(myBikesAtom);
  const advertise = useSetAtom(advertiseBikeAtom);
  const deleteBike = useSetAtom(deleteBikeAtom);
  return (
    <>
      <Title page={myProduct.title} />
      <MyBikesScreen
        bikes={bikes}
        onAdvertise={async (bike) => {
          await attempt(() => advertise(bike), toasts.advertised);
        }}
        onDelete={async (bike) => {
          await attempt(() => deleteBike(bike), toasts.bikeDeleted);
        }}
        addBikeHref={paths.addBike()}
      />
    </>
  );
};
