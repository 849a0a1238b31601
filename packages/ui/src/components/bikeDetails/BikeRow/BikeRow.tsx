import type { Bike } from '@second-gear/contract';
import { useId } from 'react';
import { useCopy } from '../../../copy/useCopy.ts';
import { withUniqueKeys } from '../../../lib/withUniqueKeys.ts';
import { Image } from '../../base/Image/Image.tsx';
import { SmallBikeCard } from '../../bikes/SmallBikeCard/SmallBikeCard.tsx';
import styles from './BikeRow.module.css';

type BikeRowProps = {
  /** The text of the heading. */
  title: string;
  /** The bikes. The first four are shown, or two: on a phone, two tiles are a row. */
  bikes: readonly Bike[];
  /** Returns the URL of the page of a bike. */
  bikeHref: (bike: Bike) => string;
  /** The level of the title. The names of the bikes are one level below it. */
  level?: 2 | 3;
};

const toRow = (bikes: readonly Bike[]) => bikes.slice(0, bikes.length < 4 ? 2 : 4);

/** A section with a few bikes as small cards, such as similar bikes, or other bikes of the seller. */
export const BikeRow = ({ title, bikes, bikeHref, level = 2 }: BikeRowProps) => {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Title className={styles.title} id={titleId}>
        {title}
      </Title>
      <ul className={styles.row}>
        {withUniqueKeys(toRow(bikes)).map(({ key, item }) => (
          <BikeTile key={key} bike={item} href={bikeHref(item)} level={level === 2 ? 3 : 4} />
        ))}
      </ul>
    </section>
  );
};

const BikeTile = ({ bike, href, level }: { bike: Bike; href: string; level: 3 | 4 }) => {
  const { formats } = useCopy();
  return (
    <SmallBikeCard
      className={styles.tile}
      photo={<Image src={bike.img} alt="" isSmall />}
      level={level}
      name={bike.bikeName}
      href={href}
      price={bike.resaleValue}
      facts={[formats.numeral(bike.purchaseYear ?? ''), formats.condition(bike.condition)]}
    />
  );
};
