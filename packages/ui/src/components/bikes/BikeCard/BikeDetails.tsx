import type { Bike } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx';
import styles from './BikeCard.module.css';
import { ClampedText } from './ClampedText.tsx';
import { detailFields } from './detailFields.ts';
import { SkeletonLine } from './SkeletonLine.tsx';

/** The labelled values of a bike in its card. Without a bike, each value is a skeleton. */
export const BikeDetails = ({ bike }: { bike?: Bike }) => {
  const { bikes, formats } = useCopy();
  const detailOf = (bike: Bike, { field, format }: (typeof detailFields)[number]) =>
    format ? (
      <TextOrFallback format={formats[format]}>{bike[field]}</TextOrFallback>
    ) : (
      <ClampedText text={bike[field]} lines={4} />
    );
  return (
    <DescriptionList
      className={styles.details}
      items={detailFields.map((one) => ({
        term: bikes[one.field],
        detail: bike ? detailOf(bike, one) : <SkeletonLine width={one.skeletonWidth} />,
      }))}
    />
  );
};
