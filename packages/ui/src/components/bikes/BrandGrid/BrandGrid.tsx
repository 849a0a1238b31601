import type { Category } from '@second-gear/contract';
import type { Ref } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import type { Remote } from '../../../lib/asyncState.ts';
import { keyed } from '../../../lib/withUniqueKeys.ts';
import { EmptyState, FailedState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import styles from './BrandGrid.module.css';
import { DoorsSkeleton } from './BrandGridSkeleton.tsx';
import { PlainDoors } from './BrandLinks.tsx';
import { Door } from './BrandTile.tsx';

type TopBikesBrandProps = {
  brands: Remote<Category[]>;
  /** Where the bikes of a brand are listed. */
  brandHref: (category: Pick<Category, 'category_id'>) => string;
  /** The anchor of the section: 'brands'. */
  id: string;
  ref?: Ref<HTMLElement>;
};

/** 'Top Bikes Brand': each brand is a door (spec §2, Home). */
export const TopBikesBrand = ({ brands, brandHref, id, ref }: TopBikesBrandProps) => {
  const { home } = useCopy();
  return (
    <Section title={home.brands.title} id={id} ref={ref}>
      {brands.state === 'loading' && (
        <>
          <DoorsSkeleton className={styles.doors} />
          <noscript>
            <PlainDoors brandHref={brandHref} />
          </noscript>
        </>
      )}
      {brands.state === 'failed' && <FailedState title={home.brands.failed} {...brands} />}
      {brands.state === 'ready' && brands.data.length === 0 && <EmptyState {...home.brands.empty} />}
      {brands.state === 'ready' && brands.data.length > 0 && (
        <ul className={styles.doors}>
          {keyed(brands.data).map(({ key, item }) => (
            <Door key={key} category={item} href={brandHref(item)} />
          ))}
        </ul>
      )}
    </Section>
  );
};
