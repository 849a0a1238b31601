import { toast, useCopy } from '@second-gear/ui';
import { HomeScreen } from '@second-gear/ui/screens/public/Home/HomeScreen';
import { useNavigate } from 'react-router-dom';
import { categoriesAtom, trendingAtom } from '../../atoms/queries/queries.ts';
import { useAsyncState } from '../../feedback/useAsyncState.ts';
import { DocumentTitle } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths/paths.ts';
import { useRecentSearches } from '../search/useRecentSearches.ts';

export const Home = () => {
  const copy = useCopy();
  const navigate = useNavigate();
  const { recent, onSearched } = useRecentSearches();
  return (
    <>
      <DocumentTitle />
      <HomeScreen
        trending={useAsyncState(trendingAtom)}
        brands={useAsyncState(categoriesAtom)}
        bikesHref={paths.bikes()}
        recent={recent}
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
