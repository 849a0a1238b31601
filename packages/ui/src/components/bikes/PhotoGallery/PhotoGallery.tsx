import { useState } from 'react';
import { useHomeCopy } from '../../../copy/home.ts';
import { useWhenOnline } from '../../../hooks/useWhenOnline.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { Section } from '../../layout/Section/Section.tsx';
import styles from './PhotoGallery.module.css';

/** Failed illustrations are requested again when the browser is back online. */
export const PhotoGallery = () => {
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
        {gallery.alts.map((alt, index) => (
          <li key={alt} className={styles.tile}>
            <img
              key={attempt}
              {...illustrations.gallery[index]}
              alt={alt}
              loading="lazy"
              decoding="async"
              onError={() => setFailed(true)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
};
