import type { Bike } from '@second-gear/contract';
import { useId } from 'react';
import { useHomeCopy } from '../../../copy/home.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { Icon } from '../../base/Icon/Icon.tsx';
import { Image } from '../../base/Image/Image.tsx';
import { CoverLink } from '../../base/Link/CoverLink.tsx';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { Price } from '../Price/Price.tsx';
import { PriceTagCard } from '../PriceTagCard/PriceTagCard.tsx';
import styles from './TrendingBikeCard.module.css';

/** The trending bike (docs/requirements.md §2, Home): image, name, resale price, original price, purchase year. */
export const TrendingBikeCard = ({
  bike,
  href,
}: {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Bike;
  /** The URL to which the link leads. */
  href: string;
}) => {
  const { bikes, formats } = useCopy();
  const { home } = useHomeCopy();
  const nameId = useId();
  return (
    <div className={styles.container}>
      <svg className={styles.string} viewBox="0 0 200 96" preserveAspectRatio="none" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d="M0 8Q110 96 199 92M0 14Q90 104 199 95" />
      </svg>
      <PriceTagCard className={styles.card} contentClassName={styles.content} aria-labelledby={nameId}>
        <Image className={styles.photo} src={bike.img} alt={bikes.photoAlt(bike.bikeName)} ratio="3 / 2" isEager />
        <div className={styles.text}>
          <h3 className={styles.name} id={nameId} lang={isBlank(bike.bikeName) ? undefined : ''} dir="auto">
            <CoverLink href={href}>
              {isBlank(bike.bikeName) ? <TextOrFallback>{undefined}</TextOrFallback> : bike.bikeName}
            </CoverLink>
          </h3>
          <p>
            <Price size="hero" label={home.trending.resalePrice} value={bike.resaleValue} />
          </p>
          <dl className={styles.details}>
            <div>
              <dt>{home.trending.originalPrice}</dt>
              <dd>
                <Price isStruck value={bike.originalPrice} />
              </dd>
            </div>
            <div>
              <dt>{home.trending.purchaseYear}</dt>
              <dd>
                <TextOrFallback format={formats.numeral}>{bike.purchaseYear}</TextOrFallback>
              </dd>
            </div>
          </dl>
          <div className={styles.see} aria-hidden="true">
            <span>{home.trending.see}</span>
            <Icon name="arrow" />
          </div>
        </div>
      </PriceTagCard>
    </div>
  );
};
