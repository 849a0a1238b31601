import { toast, useCopy } from '@second-gear/ui';
import { HomeScreen } from '@second-gear/ui/screens/public/Home/HomeScreen';
import { useNavigate } from 'react-router-dom';
import { categoriesAtom, trendingAtom } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { useRecentSearches } from '../search/useRecentSearches.ts';
import { sellPath } from '../useLayoutProps.ts';
import { useNextStep } from './parts/home/useNextStep.ts';

export const Home = () => {
  const copy = useCopy();
  const navigate = useNavigate();
  const { recent, onSearched } = useRecentSearches();
  const { nextStep, searchText, isGuest } = useNextStep();
  return (
    <>
      <DocumentTitle />
      <HomeScreen
        nextStep={nextStep}
        searchText={searchText}
        sellHref={isGuest ? sellPath : undefined}
        trending={useAsyncState(trendingAtom)}
        brands={useAsyncState(categoriesAtom)}
        bikesHref={paths.bikes()}
        recent={recent}
        bikeHref={(bike) => paths.bike(bike.category_id, bike._id)}
        onSearch={(text) => {
          onSearched(text);
          void navigate(text ? `${paths.bikes()}?${new URLSearchParams({ q: text })}` : paths.bikes());
        }}
        brandHref={(brand) => paths.category(brand.category_id)}
        // Submitting the contact form sends no request (docs/requirements.md §2).
        onSend={() => toast.success(copy.home.contact.sent)}
      />
    </>
  );
};
