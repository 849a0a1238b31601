import type { Category } from '@second-gear/contract';
import type { ReactNode, Ref } from 'react';
import { useHomeCopy } from '../../../copy/home.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { withUniqueKeys } from '../../../lib/withUniqueKeys.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import styles from './BrandGrid.module.css';
import { BrandGridSkeleton } from './BrandGridSkeleton.tsx';
import { BrandLinks } from './BrandLinks.tsx';
import { BrandTile } from './BrandTile.tsx';

type BrandGridProps = {
  /** The brands: loading, failed with a retry function, or ready. */
  brands: AsyncState<Category[]>;
  /** Returns the URL of the page of a brand. */
  brandHref: (category: Pick<Category, 'category_id'>) => string;
  /** The id of the section element, so that links can open the page at it. */
  id: string;
  /** Renders what is known about the bikes of a brand, on the image of its tile. */
  renderFacts?: ((category: Category) => ReactNode) | undefined;
  /** What follows the tiles. */
  children?: ReactNode;
  /** The ref of the outermost element, with which the caller can move the focus to it. */
  ref?: Ref<HTMLElement>;
};

/** The section "Top Bikes Brand" of the home page: one tile for each category (docs/requirements.md §2, Home). */
export const BrandGrid = ({ brands, brandHref, id, renderFacts, children, ref }: BrandGridProps) => {
  const { home } = useHomeCopy();
  return (
    <Section title={home.brands.title} id={id} ref={ref}>
      {brands.state === 'loading' && (
        <>
          <BrandGridSkeleton className={styles.grid} />
          <noscript>
            <BrandLinks brandHref={brandHref} />
          </noscript>
        </>
      )}
      {brands.state === 'failed' && <ErrorState title={home.brands.failed} {...brands} />}
      {brands.state === 'ready' && brands.data.length === 0 && <EmptyState {...home.brands.empty} />}
      {brands.state === 'ready' && brands.data.length > 0 && (
        <ul className={styles.grid}>
          {withUniqueKeys(brands.data).map(({ key, item }) => (
            <BrandTile key={key} category={item} href={brandHref(item)} facts={renderFacts?.(item)} />
          ))}
        </ul>
      )}
      {children}
    </Section>
  );
};
