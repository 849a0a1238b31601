import type { Bike } from '@second-gear/contract';
import { factsOf, maxCredibleDiscount } from '@second-gear/domain';
import { type ReactNode, useId } from 'react';
import { BidiText, FormattedText } from '../../../../components/base/BidiText/BidiText.tsx';
import { Button } from '../../../../components/base/Button/Button.tsx';
import { Icon } from '../../../../components/base/Icon/Icon.tsx';
import { Image } from '../../../../components/base/Image/Image.tsx';
import { Anchor } from '../../../../components/base/Link/Anchor.tsx';
import { LinkButton } from '../../../../components/base/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '../../../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { detailFields } from '../../../../components/bikes/BikeCard/detailFields.ts';
import { useFormats } from '../../../../components/bikes/BikeCard/useFormats.ts';
import { Price } from '../../../../components/bikes/Price/Price.tsx';
import { VerifiedBadge } from '../../../../components/bikes/VerifiedBadge/VerifiedBadge.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton/Skeleton.tsx';
import { useSavedBikesCopy } from '../../../../copy/saved/savedBikes.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import { formatPostedDate } from '../../../../lib/format.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import { StatusTag } from '../../SavedBikes/BikeSummary/BikeSummary.tsx';
import type { ListedBike } from '../../SavedBikes/BikeSummary/listedBike.ts';
import styles from './CompareTable.module.css';
import { detailOf, differingFields, type Field, fields, findCheapest } from './compareBikes.ts';

type CompareTableProps = {
  /** The bikes that are shown, in this order. */
  bikes: readonly ListedBike[];
  /** True if the table shows only the rows in which the bikes differ. */
  onlyDifferences: boolean;
  /** Called when the user removes an entry. */
  onRemove: (bike: ListedBike) => void;
  /** Called when the user wants to book a bike. Undefined for a user who cannot book. */
  onBook?: ((bike: Bike) => void) | undefined;
  /** Renders the button that saves a bike. */
  renderSave?: ((bike: Bike) => ReactNode) | undefined;
};

/** The details of two to four bikes side by side: one column for each bike. */
export const CompareTable = ({ bikes, onlyDifferences, onRemove, onBook, renderSave }: CompareTableProps) => {
  const copy = useCopy();
  const { compareBikes, savedBikes } = useSavedBikesCopy();
  const labels: Record<Field, string> = { ...copy.bikes, ...compareBikes.rows };
  const captionId = useId();
  const shownFields = onlyDifferences ? differingFields(bikes) : fields;
  const cheapest = findCheapest(bikes);
  const nameOf = ({ name, status }: Pick<ListedBike, 'name' | 'status'>) => {
    if (!isBlank(name)) return name;
    return status === 'missing' ? savedBikes.missingBike : copy.bikes.unnamed;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the keyboard could not scroll this table.
    <section className={styles.region} data-count={bikes.length} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId}>
          <VisuallyHidden>{compareBikes.table}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {bikes.map((listed) => (
              <td key={listed.id} className={styles.bike} data-status={listed.status}>
                <div className={styles.photo}>
                  {listed.status === 'loading' ? (
                    <Skeleton className={styles.photoSkeleton} height="auto" />
                  ) : (
                    <Image src={listed.bike?.img ?? ''} alt="" isSmall />
                  )}
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  className={styles.remove}
                  aria-label={savedBikes.removeBike(nameOf(listed))}
                  onPress={() => onRemove(listed)}
                >
                  <Icon name="close" />
                </Button>
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <td className={styles.corner} />
            {bikes.map((listed) =>
              isNameLoading(listed) ? (
                <td key={listed.id} className={styles.value}>
                  <Skeleton width="80%" height="1em" />
                </td>
              ) : (
                <th key={listed.id} scope="col" className={styles.value}>
                  <BikeName listed={listed} name={nameOf(listed)} />
                  {!(listed.status === 'missing' && isBlank(listed.name)) && <StatusTag status={listed.status} />}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {shownFields.map((field) => (
            <tr key={field}>
              <th scope="row" className={styles.label}>
                {labels[field]}
              </th>
              {bikes.map((listed) => (
                <td key={listed.id} className={styles.value} data-field={field}>
                  <Value listed={listed} field={field} />
                  {field === 'resaleValue' && listed.id === cheapest && (
                    <span className={styles.cheapest} data-credible={isCredible(listed)}>
                      {isCredible(listed) && <Icon name="check" />}
                      <span>{compareBikes.lowestPrice}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td className={styles.corner} />
            {bikes.map(({ bike, ...listed }) => (
              <td key={listed.id} className={styles.open}>
                {listed.status === 'available' && bike && onBook && (
                  <Button
                    size="small"
                    aria-label={`${copy.bikes.book}: ${nameOf(listed)}`}
                    onPress={() => onBook(bike)}
                  >
                    {copy.bikes.book}
                  </Button>
                )}
                {listed.status === 'available' && (
                  <LinkButton
                    variant="outline"
                    size="small"
                    href={listed.href}
                    aria-label={`${compareBikes.open}: ${nameOf(listed)}`}
                  >
                    {compareBikes.open}
                  </LinkButton>
                )}
                {listed.status === 'available' && bike && renderSave && (
                  <div className={styles.save}>{renderSave(bike)}</div>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {shownFields.length === 0 && <p className={styles.note}>{compareBikes.noDifferences}</p>}
    </section>
  );
};

const isCredible = ({ bike }: ListedBike) => !bike || (factsOf(bike).discount ?? 0) <= maxCredibleDiscount;

const isNameLoading = ({ status, name }: ListedBike): boolean => status === 'loading' && name === '';

const BikeName = ({ listed, name }: { listed: ListedBike; name: string }) => {
  const text = (
    <span className={styles.name}>
      <BidiText>{name}</BidiText>
    </span>
  );
  return listed.status === 'missing' ? (
    text
  ) : (
    <Anchor className={styles.link} href={listed.href}>
      {text}
    </Anchor>
  );
};

const Value = ({ listed, field }: { listed: ListedBike; field: Field }): ReactNode => {
  const { noValue } = useSavedBikesCopy().compareBikes;
  const formats = useFormats();
  const value = detailOf(listed, field);
  if (listed.status === 'loading' && isBlank(value)) return <Skeleton width="60%" height="1em" />;
  if (isBlank(value)) {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{noValue}</VisuallyHidden>
      </span>
    );
  }
  switch (field) {
    case 'resaleValue':
    case 'originalPrice':
      return <Price value={value} size="inherit" />;
    case 'date':
      return <FormattedText format={formats.day}>{formatPostedDate(value)}</FormattedText>;
    case 'sellerName':
      return (
        <span className={styles.seller}>
          <BidiText>{value}</BidiText>
          {listed.bike?.isVerified && <VerifiedBadge />}
        </span>
      );
    case 'description':
      return (
        <span className={styles.description} lang="" dir="auto">
          {value}
        </span>
      );
    default: {
      const format = detailFields.find((one) => one.field === field)?.format ?? 'numeral';
      return <FormattedText format={formats[format]}>{value}</FormattedText>;
    }
  }
};
