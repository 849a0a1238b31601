import { pictures } from '../../art/pictures.ts';
import { useCopy } from '../../copy/useCopy.ts';
import styles from './LandingScreen.module.css';

/** The dashboard's first page: a picture (spec §2). */
export const LandingScreen = () => {
  const copy = useCopy();
  return (
    <div className={styles.landing}>
      <h1 className={styles.title}>{copy.dashboard.title}</h1>
      <picture>
        <source media="(min-width: 45rem)" srcSet={pictures.dashboard.src} />
        <img {...pictures.dashboardTall} alt={copy.dashboard.pictureAlt} />
      </picture>
    </div>
  );
};
