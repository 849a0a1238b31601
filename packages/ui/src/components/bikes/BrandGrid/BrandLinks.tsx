import { type Category, categoryIds } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import { Anchor } from '../../base/Link/Anchor.tsx';
import { Cluster } from '../../layout/Stack/Stack.tsx';
import styles from './BrandLinks.module.css';

type BrandLinksProps = {
  /** Returns the URL of the page of a brand. */
  brandHref: (category: Pick<Category, 'category_id'>) => string;
};

/** For browsers without JavaScript, which cannot load the tiles (docs/requirements.md §3). */
export const BrandLinks = ({ brandHref }: BrandLinksProps) => {
  const { categories } = useCopy();
  return (
    <Cluster as="ul" gap="2">
      {categoryIds.map((id) => (
        <li key={id}>
          <Anchor className={styles.link} href={brandHref({ category_id: id })}>
            {categories[id]}
          </Anchor>
        </li>
      ))}
    </Cluster>
  );
};
