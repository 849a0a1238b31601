import { HomeScreen, toast, useCopy } from '@second-gear/ui';
import { brandsAtom, trendingAtom } from '../../atoms/queries/queries.ts';
import { useRemote } from '../../feedback/useAsyncState.ts';
import { Title } from '../../routing/navigation/DocumentTitle.tsx';
import { paths } from '../../routing/paths.ts';

export const Home = () => {
  const copy = useCopy();
  return (
    <>
      <Title />
      <HomeScreen
        trending={useRemote(trendingAtom)}
        brands={useRemote(brandsAtom)}
        brandHref={(brand) => paths.brand(brand.category_id)}
        // Spec §2: no server call.
        onSend={() => toast.success(copy.home.contact.sent)}
      />
    </>
  );
};
