import type { ReactNode } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { PageSection } from '../../../components/layout/PageSection/PageSection.tsx';
import { useSavedBikesCopy } from '../../../copy/saved/savedBikes.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { BikeSummary } from './BikeSummary/BikeSummary.tsx';
import type { ListedBike } from './BikeSummary/listedBike.ts';
import { type FailedBrand, FailedBrands } from './FailedBrands.tsx';
import styles from './SavedBikesScreen.module.css';

type SharedBikesScreenProps = {
  /** The bikes that the link names, in the same order. */
  bikes: readonly ListedBike[];
  /** The names of the brands whose lists could not be loaded. */
  failedBrands: readonly FailedBrand[];
  /** The number of bikes that the user can save: those that are listed and not saved yet. */
  savableCount: number;
  /** The URL of the page with the user's own saved bikes. */
  ownHref: string;
  /** The URL of the page with all bikes. */
  bikesHref: string;
  /** Renders the button that saves one bike. */
  renderSaveButton: (bike: ListedBike) => ReactNode;
  /** Returns the button that adds a bike to the comparison. */
  renderCompareToggle: (bike: ListedBike) => ReactNode;
  /** Called when the user saves all bikes of the list. */
  onSaveAll: () => void;
};

/** The page with bikes that another user has shared by a link. The user can save them, but not change the list. */
export const SharedBikesScreen = ({
  bikes,
  failedBrands,
  savableCount,
  ownHref,
  bikesHref,
  renderSaveButton,
  renderCompareToggle,
  onSaveAll,
}: SharedBikesScreenProps) => {
  const { savedBikes } = useSavedBikesCopy();
  const copy = savedBikes.shared;
  const isLoading = bikes.some(({ status }) => status === 'loading');
  // Nothing is known about the bikes of a list that did not load.
  const areAllSaved =
    savableCount === 0 &&
    bikes.some(({ bike }) => bike !== null) &&
    !bikes.some(({ status }) => status === 'loading' || status === 'unknown');
  return (
    <PageSection className={styles.screen} title={copy.title} count={bikes.length > 0 ? bikes.length : undefined}>
      <FailedBrands brands={failedBrands} />
      {bikes.length === 0 ? (
        <EmptyState {...copy.empty} illustration={illustrations.empty}>
          <LinkButton href={bikesHref}>{savedBikes.find}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <p className={styles.lead}>{copy.lead(bikes.length)}</p>
          <div className={styles.tools}>
            {(savableCount > 0 || isLoading) && (
              <Button size="small" isDisabled={isLoading} onPress={onSaveAll}>
                {copy.saveAll}
              </Button>
            )}
            {areAllSaved && <p role="status">{copy.allSaved}</p>}
            <LinkButton variant="quiet" size="small" href={ownHref}>
              {copy.own}
            </LinkButton>
          </div>
          <ul className={styles.list}>
            {bikes.map((listed) => (
              <BikeSummary key={listed.id} listed={listed} level={2}>
                {listed.bike && (
                  <>
                    <div>{renderCompareToggle(listed)}</div>
                    <div>{renderSaveButton(listed)}</div>
                  </>
                )}
              </BikeSummary>
            ))}
          </ul>
        </>
      )}
    </PageSection>
  );
};
