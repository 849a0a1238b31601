import { pictures } from '../../art/pictures.ts';
import { Headline } from '../../components/Headline/Headline.tsx';
import { useCopy } from '../../copy/useCopy.ts';
import styles from './LandingScreen.module.css';

/** The dashboard's first page: a picture (spec §2). */
export const LandingScreen = () => {
  const copy = useCopy();
  return (
    <div className={styles.landing}>
      <Headline>{copy.dashboard.title}</Headline>
      <picture>
        <source media="(min-width: 45rem)" srcSet={pictures.dashboard.src} />
        <img {...pictures.dashboardTall} alt={copy.dashboard.pictureAlt} />
      </picture>
    </div>
  );
};
