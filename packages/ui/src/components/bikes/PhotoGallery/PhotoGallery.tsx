import type { Category } from '@second-gear/contract';
import { useState } from 'react';
import { useHomeCopy } from '../../../copy/home.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { useWhenOnline } from '../../../hooks/useWhenOnline.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { CoverLink } from '../../base/Link/CoverLink.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import styles from './PhotoGallery.module.css';

/** In the order of `illustrations.gallery`. */
const brands = ['2', '3', '2', '2', '1'] as const;

type PhotoGalleryProps = {
  /** Returns the URL of the page of a brand. */
  brandHref: (category: Pick<Category, 'category_id'>) => string;
};

/** Failed illustrations are requested again when the browser is back online. */
export const PhotoGallery = ({ brandHref }: PhotoGalleryProps) => {
  const { categories } = useCopy();
  const { gallery } = useHomeCopy().home;
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  useWhenOnline(hasFailed, () => {
    setFailed(false);
    setAttempt(attempt + 1);
  });
  return (
    <Section title={gallery.title}>
      <ul className={styles.mosaic}>
        {brands.map((brand, index) => (
          <li key={gallery.alts[index]} className={styles.tile}>
            <CoverLink href={brandHref({ category_id: brand })}>
              <img
                key={attempt}
                {...illustrations.gallery[index]}
                alt={gallery.alts[index]}
                loading="lazy"
                decoding="async"
                onError={() => setFailed(true)}
              />{' '}
              <span className={styles.caption}>{categories[brand]}</span>
            </CoverLink>
          </li>
        ))}
      </ul>
    </Section>
  );
};
