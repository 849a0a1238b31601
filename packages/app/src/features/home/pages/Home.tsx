import { lazyComponent, toast, useHomeCopy } from '@second-gear/ui';
import { HomeScreen } from '@second-gear/ui/screens/public/Home/HomeScreen';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { categoriesAtom, trendingAtom } from '#core/data/bikes.ts';
import { useDataSaver } from '#core/device/useDataSaver.ts';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { paths, sellPath } from '#core/navigation/paths.ts';
import { servicesAtom } from '#core/services.ts';
import { useRecentSearches } from '#features/search/recentSearches.ts';
import { useNextStep } from '../useNextStep.ts';

/** The home page of a guest requests no lists of bikes. */
const HomeBikes = lazyComponent(async () => (await import('../HomeBikes.tsx')).HomeBikes);
const BrandFacts = lazyComponent(async () => (await import('../HomeBikes.tsx')).BrandFacts);

export const Home = () => {
  const { contact } = useHomeCopy().home;
  const navigate = useNavigate();
  const { recent, onSearched } = useRecentSearches();
  const { nextStep, searchText, isGuest, isSignedIn } = useNextStep();
  const dataSaver = useDataSaver();
  const { contactEmail } = useAtomValue(servicesAtom).settings;
  const showsBikes = isSignedIn && !dataSaver.isOn;
  return (
    <>
      <DocumentTitle />
      <HomeScreen
        nextStep={nextStep}
        searchText={searchText}
        sellHref={isGuest ? sellPath : undefined}
        trending={useAsyncState(trendingAtom)}
        brands={useAsyncState(categoriesAtom)}
        renderBrandFacts={showsBikes ? ({ category_id }) => <BrandFacts categoryId={category_id} /> : undefined}
        bikes={showsBikes && <HomeBikes />}
        bikesHref={paths.bikes()}
        recent={recent}
        bikeHref={(bike) => paths.bike(bike.category_id, bike._id)}
        onSearch={(text) => {
          onSearched(text);
          void navigate(text ? `${paths.bikes()}?${new URLSearchParams({ q: text })}` : paths.bikes());
        }}
        brandHref={(brand) => paths.category(brand.category_id)}
        contactEmail={contactEmail}
        // The contact form sends no request (docs/requirements.md §2).
        onSend={() => toast.success(contact.sent)}
      />
    </>
  );
};
