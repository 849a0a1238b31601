import { BrandFacts as Facts, HomeBikes as Rows } from '@second-gear/ui/screens/public/Home/HomeBikes/HomeBikes';
import { useAtomValue } from 'jotai';
import { allBikesAtom } from '#core/data/allBikes.ts';
import { paths } from '#core/navigation/paths.ts';
import { bikeListsAtom } from '#features/saved/bikeLists.ts';

export const HomeBikes = () => {
  const { bikes } = useAtomValue(allBikesAtom);
  const { recent } = useAtomValue(bikeListsAtom);
  return (
    <Rows
      bikes={bikes}
      viewedIds={recent.map(({ id }) => id)}
      bikeHref={({ category_id, _id }) => paths.bike(category_id, _id)}
    />
  );
};

export const BrandFacts = ({ categoryId }: { categoryId: string }) => {
  const { bikes } = useAtomValue(allBikesAtom);
  return <Facts bikes={bikes} categoryId={categoryId} />;
};
