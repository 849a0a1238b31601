import { type Category, categoryIds } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import styles from './BrandLinks.module.css';

type BrandLinksProps = { brandHref: (category: Pick<Category, 'category_id'>) => string };

/** The brands that the shop was opened with (spec §3), for whoever has no scripts and so never gets the list of them. */
export const BrandLinks = ({ brandHref }: BrandLinksProps) => {
  const { categories } = useCopy();
  return (
    <ul className={styles.doors}>
      {categoryIds.map((id) => (
        <li key={id}>
          <a className={styles.door} href={brandHref({ category_id: id })}>
            {categories[id]}
          </a>
        </li>
      ))}
    </ul>
  );
};
