import { useState } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { useWhenOnline } from '../../../hooks/useWhenOnline.ts';
import { pictures } from '../../../illustrations/illustrations.ts';
import { Section } from '../../layout/Section/Section.tsx';
import styles from './PhotoGallery.module.css';

/**
 * 'Photo Gallery' (spec §2, Home): five static pictures. They are looked at where they hang; none of them opens.
 * What does not come of them is asked for again when the line is back.
 */
export const PhotoGallery = () => {
  const { gallery } = useCopy().home;
  const [attempt, setAttempt] = useState(1);
  const [isBroken, setBroken] = useState(false);
  useWhenOnline(isBroken, () => {
    setBroken(false);
    setAttempt(attempt + 1);
  });
  return (
    <Section title={gallery.title}>
      <ul className={styles.mosaic}>
        {gallery.alts.map((alt, place) => (
          <li key={alt} className={styles.tile}>
            <img
              key={attempt}
              {...pictures.gallery[place]}
              alt={alt}
              loading="lazy"
              decoding="async"
              onError={() => setBroken(true)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
};
