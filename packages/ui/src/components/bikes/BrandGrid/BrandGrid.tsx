import type { Category } from '@second-gear/contract';
import type { Ref } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import type { Remote } from '../../../lib/asyncState.ts';
import { keyed } from '../../../lib/withUniqueKeys.ts';
import { EmptyState, ErrorState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import styles from './BrandGrid.module.css';
import { BrandGridSkeleton } from './BrandGridSkeleton.tsx';
import { BrandLinks } from './BrandLinks.tsx';
import { BrandTile } from './BrandTile.tsx';

type BrandGridProps = {
  brands: Remote<Category[]>;
  /** Where the bikes of a brand are listed. */
  brandHref: (category: Pick<Category, 'category_id'>) => string;
  /** The anchor of the section: 'brands'. */
  id: string;
  ref?: Ref<HTMLElement>;
};

/** 'Top Bikes Brand': each brand is a door (spec §2, Home). */
export const BrandGrid = ({ brands, brandHref, id, ref }: BrandGridProps) => {
  const { home } = useCopy();
  return (
    <Section title={home.brands.title} id={id} ref={ref}>
      {brands.state === 'loading' && (
        <>
          <BrandGridSkeleton className={styles.doors} />
          <noscript>
            <BrandLinks brandHref={brandHref} />
          </noscript>
        </>
      )}
      {brands.state === 'failed' && <ErrorState title={home.brands.failed} {...brands} />}
      {brands.state === 'ready' && brands.data.length === 0 && <EmptyState {...home.brands.empty} />}
      {brands.state === 'ready' && brands.data.length > 0 && (
        <ul className={styles.doors}>
          {keyed(brands.data).map(({ key, item }) => (
            <BrandTile key={key} category={item} href={brandHref(item)} />
          ))}
        </ul>
      )}
    </Section>
  );
};
