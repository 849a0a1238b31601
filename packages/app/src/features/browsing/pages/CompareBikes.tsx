import { useSavedBikesCopy } from '@second-gear/ui';
import { CompareBikesScreen } from '@second-gear/ui/screens/public/CompareBikes/CompareBikesScreen';
import { useAtom, useAtomValue } from 'jotai';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useShareLink } from '#core/feedback/useShareLink.tsx';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths } from '#core/navigation/paths.ts';
import { keptScroll } from '#core/navigation/useScrollRestoration.ts';
import { bikeListsAtom, comparedAtom, listLimits, withoutBike } from '#features/saved/bikeLists.ts';
import { parseBikeRefs, toBikesParameter } from '#features/saved/bikeRefs.ts';
import { cardButtons } from '#features/saved/SaveAndCompareButtons.tsx';
import { useListedBikes } from '#features/saved/useListedBikes.ts';
import { useBikeCardsProps } from '#features/search/useBikeActions.ts';

/** Without bikes in the URL, those of the tray. */
export const CompareBikes = () => {
  const [params] = useSearchParams();
  const compared = useAtomValue(comparedAtom);
  return params.has('bikes') || compared.length === 0 ? (
    <ComparisonInUrl />
  ) : (
    // So that the user can share the URL.
    <Navigate to={{ search: toBikesParameter('bikes', compared.toReversed()) }} replace state={keptScroll} />
  );
};

const ComparisonInUrl = () => {
  const { compareBikes: copy } = useSavedBikesCopy();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [lists, change] = useAtom(bikeListsAtom);
  const { share, dialog } = useShareLink();
  const { cardsProps } = useBikeCardsProps();
  const refs = parseBikeRefs(params.get('bikes'), listLimits.compared);
  const { toListedBike, failedBrands } = useListedBikes(refs.length === 0);
  // This device may have stored the name of a bike that the server no longer lists.
  const stored = new Map([...lists.recent, ...lists.saved, ...lists.compared].map((bike) => [bike.id, bike]));

  const remove = (id: string) => {
    change((now) => withoutBike(now, 'compared', id));
    const others = refs.filter((ref) => ref.id !== id);
    // The empty parameter says that the comparison is empty, even if the tray has other bikes.
    void navigate({ search: toBikesParameter('bikes', others) || '?bikes=' }, { replace: true, state: keptScroll });
  };
  return (
    <>
      <DocumentTitle page={copy.title} />
      <CompareBikesScreen
        {...cardsProps}
        bikes={refs.map((ref) => toListedBike({ ...stored.get(ref.id), ...ref }))}
        failedBrands={failedBrands}
        bikesHref={paths.bikes()}
        renderSave={cardButtons.renderSave}
        onRemove={({ id }) => remove(id)}
        onShare={() => share(copy.shareTitle(refs.length), `${paths.compare()}${toBikesParameter('bikes', refs)}`)}
      />
      <div>{dialog}</div>
    </>
  );
};
