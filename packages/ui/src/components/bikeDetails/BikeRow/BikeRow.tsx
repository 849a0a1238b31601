import type { Bike } from '@second-gear/contract';
import { useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { withUniqueKeys } from '../../../lib/withUniqueKeys.ts';
import { BidiText } from '../../base/BidiText/BidiText.tsx';
import { Image } from '../../base/Image/Image.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { Price } from '../../bikes/Price/Price.tsx';
import styles from './BikeRow.module.css';

type BikeRowProps = {
  /** The text of the heading. */
  title: string;
  /** The bikes that are shown, in this order. */
  bikes: readonly Bike[];
  /** Returns the URL of the page of a bike. */
  bikeHref: (bike: Bike) => string;
  /** The level of the title. The names of the bikes are one level below it. */
  level?: 2 | 3;
};

/** A section with a few bikes as small cards, such as similar bikes, or other bikes of the seller. */
export const BikeRow = ({ title, bikes, bikeHref, level = 2 }: BikeRowProps) => {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={titleId}>
      <Title className={styles.title} id={titleId}>
        {title}
      </Title>
      <ul className={styles.row}>
        {withUniqueKeys(bikes).map(({ key, item }) => (
          <BikeTile key={key} bike={item} href={bikeHref(item)} Name={level === 2 ? 'h3' : 'h4'} />
        ))}
      </ul>
    </section>
  );
};

/** The link in the name covers the whole card, so that the card has only one link. */
const BikeTile = ({ bike, href, Name }: { bike: Bike; href: string; Name: 'h3' | 'h4' }) => {
  const copy = useCopy();
  const { formats } = copy;
  const facts = [formats.numeral(bike.purchaseYear ?? ''), formats.condition(bike.condition)].filter(
    (fact) => !isBlank(fact),
  );
  return (
    <li className={styles.tile}>
      <Image src={bike.img} alt="" isSmall />
      <div className={styles.text}>
        <Name className={styles.name}>
          <Link className={styles.link ?? ''} href={href}>
            <BidiText isCopy={isBlank(bike.bikeName)}>
              {isBlank(bike.bikeName) ? copy.bikes.unnamed : bike.bikeName}
            </BidiText>
          </Link>
        </Name>
        <p className={styles.price}>
          <Price label={copy.bikes.resalePrice} value={bike.resaleValue} size="inherit" />
        </p>
        {facts.length > 0 && (
          <p className={styles.facts}>
            <BidiText isCopy>{facts.join(' · ')}</BidiText>
          </p>
        )}
      </div>
    </li>
  );
};
