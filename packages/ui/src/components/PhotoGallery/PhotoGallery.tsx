import { pictures } from '../../art/pictures.ts';
import { useCopy } from '../../copy/useCopy.ts';
import { Section } from '../Section/Section.tsx';
import styles from './PhotoGallery.module.css';

/** 'Photo Gallery' (spec §2, Home): five static pictures. They are looked at where they hang; none of them opens. */
export const PhotoGallery = () => {
  const { gallery } = useCopy().home;
  return (
    <Section title={gallery.title}>
      <ul className={styles.mosaic}>
        {gallery.alts.map((alt, place) => (
          <li key={alt} className={styles.tile}>
            <img {...pictures.gallery[place]} alt={alt} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </Section>
  );
};
