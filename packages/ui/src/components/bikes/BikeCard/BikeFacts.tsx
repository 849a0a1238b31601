import type { Bike } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import { TextOrFallback } from '../../base/TextOrFallback/TextOrFallback.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './BikeCard.module.css';
import { detailFields } from './detailFields.ts';
import { useFormats } from './useFormats.ts';

/** A seller may also write a text, such as "about ten years". */
const isNumber = /^[\d০-৯.,]+$/;

/** Only screen readers read the labels. */
export const BikeFacts = ({
  bike,
}: {
  /** The bike that is shown. Its fields are free text of the seller. */
  bike: Bike;
}) => {
  const { bikes } = useCopy();
  const formats = useFormats();
  const formatOf = ({ field, format }: (typeof detailFields)[number]) => {
    if (field !== 'usedYears') return formats[format];
    return (text: string) => (isNumber.test(text.trim()) ? bikes.years(formats[format](text)) : text);
  };
  return (
    <dl className={styles.facts}>
      {detailFields.map((one) => (
        <div key={one.field}>
          <dt>
            <VisuallyHidden>{bikes[one.field]}</VisuallyHidden>
          </dt>
          <dd>
            <TextOrFallback format={formatOf(one)}>{bike[one.field]}</TextOrFallback>
          </dd>
        </div>
      ))}
    </dl>
  );
};
