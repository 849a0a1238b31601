import type { Bike, User } from '@second-gear/contract';
import type { PriceInsight as Insight } from '@second-gear/domain';
import { useDeferredValue } from 'react';
import { Icon } from '../../../../components/base/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../../components/base/VisuallyHidden/VisuallyHidden.tsx';
import { Disclosure } from '../../../../components/bikeDetails/Disclosure/Disclosure.tsx';
import { PriceInsight } from '../../../../components/bikeDetails/PriceInsight/PriceInsight.tsx';
import { BikeCard } from '../../../../components/bikes/BikeCard/BikeCard.tsx';
import { usePreview } from '../../../../components/forms/PhotoField/hooks/usePreview.ts';
import { Stack } from '../../../../components/layout/Stack/Stack.tsx';
import { type SellingCopy, useSellingCopy } from '../../../../copy/selling/selling.ts';
import { useMediaQuery } from '../../../../hooks/useMediaQuery.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import { checkListing, listingChecks } from '../../../../selling/form/checkListing.ts';
import { type BikeDraft, bikeTextFieldNames } from '../../../../selling/form/newBike.ts';
import { toPreviewBike } from '../../../../selling/form/previewBike.ts';
import styles from './ListingTools.module.css';

type ListingToolsProps = {
  /** What the seller has entered so far. */
  values: BikeDraft;
  /** The seller: name, phone number, and what else is known. */
  seller: User;
  /** Null if the price cannot be compared with others. */
  insight: Insight | null;
};

/** Beside the form, or opened by a button. The preview follows later, so that typing is not slow. */
export const ListingTools = ({ values: latestValues, seller, insight }: ListingToolsProps) => {
  const { listingTools: copy } = useSellingCopy();
  const isBesideForm = useMediaQuery('(min-width: 80rem)');
  const values = useDeferredValue(latestValues);
  const content = (
    <Stack gap="3" className={styles.tools}>
      <Preview values={values} seller={seller} />
      {insight && (
        <Stack as="section" gap="15">
          <h2 className={styles.heading}>{copy.price}</h2>
          <PriceInsight insight={insight} />
        </Stack>
      )}
      <Checklist values={values} />
      <Disclosure summary={copy.photoAdvice}>
        <ul>
          {copy.photoTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Disclosure>
    </Stack>
  );
  return isBesideForm ? content : <Disclosure summary={copy.title}>{content}</Disclosure>;
};

const Preview = ({ values, seller }: Pick<ListingToolsProps, 'values' | 'seller'>) => {
  const { listingTools: copy } = useSellingCopy();
  const bike = withEllipses(toPreviewBike(values, seller));
  return (
    <Stack gap="15" role="img" aria-label={copy.previewOf(values.bikeName.trim())}>
      <p className={styles.heading}>{copy.preview}</p>
      {/* The buttons of the preview have no function. */}
      <div className={styles.card} data-original-price={!isBlank(values.originalPrice)} inert>
        <BikeCard
          bike={bike}
          viewer="buyer"
          onBook={doNothing}
          onReport={doNothing}
          image={values.photo instanceof File ? <PhotoPreview photo={values.photo} /> : undefined}
        />
      </div>
    </Stack>
  );
};

/** The card would show "Not Found" for an empty value, which looks like an error. */
const withEllipses = (bike: Bike): Bike => {
  const empty = ([...bikeTextFieldNames, 'condition'] as const).filter((name) => isBlank(bike[name] ?? ''));
  return { ...bike, ...Object.fromEntries(empty.map((name) => [name, '…'])) };
};

const doNothing = () => {};

const PhotoPreview = ({ photo }: { photo: File }) => {
  const url = usePreview(photo);
  return <span className={styles.photo}>{url && <img src={url} alt="" />}</span>;
};

/** How many points of the checklist the form fulfils, and which one comes next, for the bar with the submit button. */
export const ListingCount = ({ values }: Pick<ListingToolsProps, 'values'>) => {
  const { listingTools: copy } = useSellingCopy();
  const isDone = checkListing(values);
  const [next, ...others] = listingChecks.filter((check) => !isDone[check]);
  const label = others.length > 0 ? copy.nextPoint : copy.missingPoint;
  return (
    <p>
      <span>{copy.checklist}</span>
      <br />
      <span>{fulfilledOf(values, copy) + (next ? `, ${label} ${copy.shortChecks[next]}` : '')}</span>
    </p>
  );
};

const fulfilledOf = (values: BikeDraft, { fulfilled }: Pick<SellingCopy['listingTools'], 'fulfilled'>): string => {
  const isDone = checkListing(values);
  return fulfilled(listingChecks.filter((check) => isDone[check]).length, listingChecks.length);
};

const Checklist = ({ values }: Pick<ListingToolsProps, 'values'>) => {
  const { listingTools: copy } = useSellingCopy();
  const isDone = checkListing(values);
  return (
    <Stack as="section" gap="15">
      <h2 className={styles.heading}>
        <span>{copy.checklist}</span>
        <span className={styles.count}>{fulfilledOf(values, copy)}</span>
      </h2>
      <Stack as="ul" gap="1" className={styles.checks}>
        {listingChecks.map((check) => (
          <li key={check} className={styles.check} data-done={isDone[check] || undefined}>
            <span className={styles.mark}>{isDone[check] && <Icon name="tick" />}</span>
            <span>
              <VisuallyHidden>{`${isDone[check] ? copy.done : copy.missing} `}</VisuallyHidden>
              <span>{copy.checks[check]}</span>
            </span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
