import { HomeScreen } from '@second-gear/ui';
import { brandsAtom, trendingAtom } from '../atoms/shop.ts';
import { paths } from '../paths.ts';
import { useRemote } from '../useRemote.ts';

export const Home = () => (
  <HomeScreen
    trending={useRemote(trendingAtom)}
    brands={useRemote(brandsAtom)}
    brandHref={(brand) => paths.brand(brand.category_id)}
  />
);
