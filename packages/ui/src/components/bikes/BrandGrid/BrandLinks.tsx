import { type Category, categoryIds } from '@second-gear/contract';
import { Link } from 'react-aria-components';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './BrandLinks.module.css';

type BrandLinksProps = {
  /** Returns the URL of the page of a brand. */
  brandHref: (category: Pick<Category, 'category_id'>) => string;
};

/**
 * Links to the three categories (docs/requirements.md §3) for browsers with JavaScript switched off, which cannot load
 * the tiles.
 */
export const BrandLinks = ({ brandHref }: BrandLinksProps) => {
  const { categories } = useCopy();
  return (
    <ul className={styles.list}>
      {categoryIds.map((id) => (
        <li key={id}>
          {/* A link of react-aria is used, because the app changes the URLs of such links to the current language. */}
          <Link className={styles.link ?? ''} href={brandHref({ category_id: id })}>
            {categories[id]}
          </Link>
        </li>
      ))}
    </ul>
  );
};
