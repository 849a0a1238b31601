import type { Bike } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx';
import styles from './BikeCard.module.css';
import { ClampedText } from './ClampedText.tsx';
import { SkeletonLine } from './SkeletonLine.tsx';

/** The labelled values of a bike in its card. Without a bike, each value is a skeleton of the given width. */
export const BikeDetails = ({ bike }: { bike?: Bike }) => {
  const { bikes, formats } = useCopy();
  const details = [
    {
      term: bikes.condition,
      detail: bike && <TextOrFallback format={formats.condition}>{bike.condition}</TextOrFallback>,
      width: '60%',
    },
    {
      term: bikes.purchaseYear,
      detail: bike && <TextOrFallback format={formats.numeral}>{bike.purchaseYear}</TextOrFallback>,
      width: '40%',
    },
    {
      term: bikes.yearsUsed,
      detail: bike && <TextOrFallback format={formats.numeral}>{bike.usedYears}</TextOrFallback>,
      width: '30%',
    },
    { term: bikes.location, detail: bike && <ClampedText text={bike.location} lines={4} />, width: '70%' },
  ];
  return (
    <DescriptionList
      className={styles.details}
      items={details.map(({ term, detail, width }) => ({ term, detail: detail ?? <SkeletonLine width={width} /> }))}
    />
  );
};
