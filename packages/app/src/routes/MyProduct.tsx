import { MyProductScreen, useCopy } from '@second-gear/ui';
import { useSetAtom } from 'jotai';
import { advertiseBikeAtom, deleteBikeAtom } from '../atoms/actions.ts';
import { myBikesAtom } from '../atoms/shop.ts';
import { paths } from '../paths.ts';
import { Title } from '../Title.tsx';
import { useAttempt } from '../useAttempt.ts';
import { useRemote } from '../useRemote.ts';

export const MyProduct = () => {
  const { myProduct, toasts } = useCopy();
  const attempt = useAttempt();
  const bikes = useRemote(myBikesAtom);
  const advertise = useSetAtom(advertiseBikeAtom);
  const deleteBike = useSetAtom(deleteBikeAtom);
  return (
    <>
      <Title page={myProduct.title} />
      <MyProductScreen
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
