import type { Role } from '@second-gear/contract';
import { pictures } from '../../art/pictures.ts';
import { Headline } from '../../components/Headline/Headline.tsx';
import { Isolate } from '../../components/Isolate/Isolate.tsx';
import { useCopy } from '../../copy/useCopy.ts';
import styles from './LandingScreen.module.css';

type LandingScreenProps = {
  /** Of the person who is signed in. */
  name: string;
  /** Null while it is being asked. */
  role: Role | null;
};

/** The dashboard's first page: who one is here, and a picture (spec §2). */
export const LandingScreen = ({ name, role }: LandingScreenProps) => {
  const { dashboard: copy } = useCopy();
  return (
    <>
      <Headline>{copy.title}</Headline>
      <p className={styles.name}>
        <Isolate>{name}</Isolate>
      </p>
      <p className={styles.lead}>{role && copy.leads[role]}</p>
      <picture>
        <source media="(min-width: 45rem)" srcSet={pictures.dashboard.src} />
        <img {...pictures.dashboardTall} className={styles.picture} alt={copy.pictureAlt} />
      </picture>
    </>
  );
};
