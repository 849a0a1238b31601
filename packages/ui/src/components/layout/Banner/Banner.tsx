import { useHomeCopy } from '../../../copy/home.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { LinkButton } from '../../base/LinkButton/LinkButton.tsx';
import { SearchForm } from '../../search/SearchForm/SearchForm.tsx';
import styles from './Banner.module.css';

type BannerProps = {
  /** The URL of the brands section, which is on the same page: '#brands'. */
  brandsHref: string;
  /** Called for the link to the brands. The caller must scroll, because a router may prevent the browser from it. */
  onBrandsLink?: () => void;
  /** The URL of the page with all bikes. `onSearch` opens it with the typed words. */
  bikesHref: string;
  /** Called with the search text when the user starts the search. */
  onSearch: (text: string) => void;
  /** The last searches on this device, the newest first. The search field suggests them. */
  recent?: readonly string[] | undefined;
  /** The words in the search field at first. */
  searchText?: string | undefined;
  /** What this user probably wants next. Known late, so its link is after that to the brands, which must not move. */
  nextStep?: NextStep | null;
  /** The page on which a guest begins to sell. Undefined: there is no such link. */
  sellHref?: string | undefined;
};

export type NextStep = { label: string; href: string };

/** The banner of the home page (docs/requirements.md §2, Home), with a motorbike at the lower edge. */
export const Banner = ({
  brandsHref,
  onBrandsLink,
  bikesHref,
  onSearch,
  recent,
  searchText,
  nextStep,
  sellHref,
}: BannerProps) => {
  const { navbar, product } = useCopy();
  const { home } = useHomeCopy();
  const [first, second, third] = product.headline;
  return (
    <section className={styles.banner} aria-labelledby="banner-heading">
      <div className={styles.landscape} aria-hidden="true">
        <div className={styles.sun} />
        <svg className={styles.hills} viewBox="0 0 1440 800" preserveAspectRatio="none" aria-hidden="true">
          <path data-hill="far" d="M0 610C170 540 300 520 470 560s250 60 400 0 330-80 570-20v260H0z" />
          <path data-hill="mid" d="M0 690c220-90 420-70 640-20s420 40 800-70v200H0z" />
          <path data-hill="near" d="M0 720c260-40 480-20 760 0s440 10 680-30v110H0z" />
        </svg>
        <div className={styles.road} />
      </div>
      <div className={styles.text}>
        <h1 className={styles.headline} id="banner-heading">
          <span data-line="first">{first}</span>{' '}
          <span className={styles.lower}>
            <span data-line="second">{second}</span> <span data-line="third">{third}</span>
          </span>
        </h1>
        <div className={styles.actions}>
          <SearchForm
            key={searchText}
            action={bikesHref}
            onSearch={onSearch}
            recent={recent}
            initialText={searchText}
          />
          <div className={styles.links}>
            <LinkButton
              variant={nextStep ? 'outline' : 'action'}
              href={brandsHref}
              onClick={() => onBrandsLink?.()}
              data-secondary={nextStep ? true : undefined}
            >
              {home.seeProducts}
            </LinkButton>
            {nextStep && (
              <LinkButton className={styles.nextStep} href={nextStep.href}>
                <span className={styles.nextStepText}>{nextStep.label}</span>
                <Icon name="arrow" />
              </LinkButton>
            )}
            {sellHref !== undefined && (
              <LinkButton className={styles.sell} variant="outline" href={sellHref}>
                {navbar.sell}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
      <div className={styles.bike}>
        <span className={styles.beam} aria-hidden="true" />
        <img {...illustrations.hero} alt={home.bikeAlt} fetchPriority="high" />
      </div>
    </section>
  );
};
