import { useCopy } from '../../../copy/useCopy.ts';
import { pictures } from '../../../illustrations/illustrations.ts';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import styles from './Banner.module.css';

type BannerProps = {
  /** The brands on the same page: '#brands'. */
  brandsHref: string;
  /** The link was followed: whoever holds the brands brings them into view, since a router may take the jump away. */
  onBrands?(): void;
};

/** The poster: 'FIND THE RIGHT BIKE' as large as the width allows, the bike crossing its lower edge (spec §2, Home). */
export const Banner = ({ brandsHref, onBrands }: BannerProps) => {
  const { home } = useCopy();
  const [first, second, third] = home.headline;
  return (
    <section className={styles.poster} aria-labelledby="poster">
      <div className={styles.land} aria-hidden="true">
        <div className={styles.sun} />
        <svg className={styles.hills} viewBox="0 0 1440 800" preserveAspectRatio="none" aria-hidden="true">
          <path data-hill="far" d="M0 610C170 540 300 520 470 560s250 60 400 0 330-80 570-20v260H0z" />
          <path data-hill="mid" d="M0 690c220-90 420-70 640-20s420 40 800-70v200H0z" />
          <path data-hill="near" d="M0 720c260-40 480-20 760 0s440 10 680-30v110H0z" />
        </svg>
        <div className={styles.road} />
      </div>
      <div className={styles.words}>
        <h1 className={styles.headline} id="poster">
          <span data-line="first">{first}</span>{' '}
          <span className={styles.lower}>
            <span data-line="second">{second}</span> <span data-line="third">{third}</span>
          </span>
        </h1>
        <p className={styles.go}>
          <LinkButton size="large" href={brandsHref} onPress={() => onBrands?.()}>
            {home.seeProducts}
          </LinkButton>
        </p>
      </div>
      <div className={styles.bike}>
        <span className={styles.beam} aria-hidden="true" />
        <img {...pictures.hero} alt={home.bikeAlt} fetchPriority="high" />
      </div>
    </section>
  );
};
