import type { Bike } from '@second-gear/contract';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import type { Viewer } from '../../../components/bikes/BikeCard/viewer.ts';
import { type BookingProps, useBooking } from '../../../components/bikes/BikeCards/useBooking.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { SwitchField } from '../../../components/forms/SwitchField/SwitchField.tsx';
import { PageSection } from '../../../components/layout/PageSection/PageSection.tsx';
import { useSavedBikesCopy } from '../../../copy/saved/savedBikes.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { ListedBike } from '../SavedBikes/BikeSummary/listedBike.ts';
import { type FailedBrand, FailedBrands } from '../SavedBikes/FailedBrands.tsx';
import styles from './CompareBikesScreen.module.css';
import { CompareTable } from './CompareTable/CompareTable.tsx';

type CompareBikesScreenProps = BookingProps & {
  /** The role of the user. Only a buyer can book. */
  viewer: Viewer;
  /** The bikes that the URL of the page names, at most four. */
  bikes: readonly ListedBike[];
  /** The names of the brands whose lists could not be loaded. */
  failedBrands: readonly FailedBrand[];
  /** The URL of the page with all bikes. */
  bikesHref: string;
  /** Called when the user removes an entry. */
  onRemove: (bike: ListedBike) => void;
  /** Renders the button that saves a bike. */
  renderSave?: ((bike: Bike) => ReactNode) | undefined;
  /** Opens the share menu of the device, or copies the link. */
  onShare: () => void;
};

/** The page that compares two to four bikes (docs/requirements.md §10). */
export const CompareBikesScreen = ({
  bikes,
  failedBrands,
  bikesHref,
  onRemove,
  onShare,
  renderSave,
  viewer,
  ...booking
}: CompareBikesScreenProps) => {
  const { compareBikes: copy, savedBikes } = useSavedBikesCopy();
  const section = useRef<HTMLElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { select, dialog } = useBooking(booking);
  const canDiffer = bikes.length > 1;
  return (
    <PageSection
      className={styles.screen}
      title={copy.title}
      count={bikes.length > 0 ? bikes.length : undefined}
      ref={section}
    >
      <FailedBrands brands={failedBrands} />
      {bikes.length === 0 ? (
        <EmptyState {...copy.empty} illustration={illustrations.empty}>
          <LinkButton href={bikesHref}>{savedBikes.find}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <div className={styles.tools}>
            {canDiffer ? (
              <SwitchField isSelected={onlyDifferences} onChange={setOnlyDifferences}>
                {copy.onlyDifferences}
              </SwitchField>
            ) : (
              <p>{copy.one}</p>
            )}
            <div className={styles.buttons}>
              {bikes.length < 4 && (
                <LinkButton variant="outline" size="small" href={bikesHref}>
                  {savedBikes.find}
                </LinkButton>
              )}
              {canDiffer && (
                <Button variant="outline" size="small" onPress={onShare}>
                  {copy.share}
                </Button>
              )}
            </div>
          </div>
          <CompareTable
            bikes={bikes}
            onlyDifferences={canDiffer && onlyDifferences}
            renderSave={renderSave}
            onBook={viewer === 'buyer' && booking.buyer ? select : undefined}
            onRemove={(bike) => {
              onRemove(bike);
              // The pressed button is removed together with its column.
              section.current?.focus({ preventScroll: true });
            }}
          />
        </>
      )}
      {dialog}
    </PageSection>
  );
};
