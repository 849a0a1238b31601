import { SellerHome as SellerNumbers } from '@second-gear/ui/screens/dashboard/DashboardHome/SellerHome/SellerHome';
import { useAllBikes } from '#core/data/useAllBikes.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { paths } from '#core/navigation/paths.ts';
import { myBikesAtom } from './ownBikes.ts';

const hrefs = {
  all: paths.myBikes(),
  available: `${paths.myBikes()}?tab=available`,
  sold: `${paths.myBikes()}?tab=sold`,
  advertised: `${paths.myBikes()}?tab=advertised`,
};

/** The bikes of all sellers are requested only for a seller with bikes. */
export const SellerHome = () => {
  const own = useAsyncState(myBikesAtom);
  const { bikes } = useAllBikes(own.state === 'ready' && own.data.length > 0);
  return (
    <SellerNumbers
      bikes={own}
      allBikes={bikes}
      bikeHref={({ category_id, _id }) => paths.bike(category_id, _id)}
      addBikeHref={paths.addBike()}
      hrefs={hrefs}
    />
  );
};
