import { HomeScreen, toast, useCopy } from '@second-gear/ui';
import { brandsAtom, trendingAtom } from '../atoms/shop.ts';
import { paths } from '../paths.ts';
import { Title } from '../Title.tsx';
import { useRemote } from '../useRemote.ts';

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
