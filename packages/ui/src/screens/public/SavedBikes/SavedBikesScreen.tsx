import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../components/base/Button/Button.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { lazyDialog } from '../../../components/feedback/Dialog/lazyDialog.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { SwitchField } from '../../../components/forms/SwitchField/SwitchField.tsx';
import { PageSection } from '../../../components/layout/PageSection/PageSection.tsx';
import { useSavedBikesCopy } from '../../../copy/saved/savedBikes.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import { BikeSummary } from './BikeSummary/BikeSummary.tsx';
import type { ListedBike } from './BikeSummary/listedBike.ts';
import { type FailedBrand, FailedBrands } from './FailedBrands.tsx';
import styles from './SavedBikesScreen.module.css';

const ConfirmDialog = lazyDialog(
  async () => (await import('../../../components/feedback/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
);

type SavedBikesScreenProps = {
  /** The saved bikes, the newest first. */
  saved: readonly ListedBike[];
  /** The recently viewed bikes, the newest first. */
  recent: readonly ListedBike[];
  /** The brands whose bikes could not be loaded. */
  failedBrands: readonly FailedBrand[];
  /** The URL of the page with all bikes. */
  bikesHref: string;
  /** Renders the button with which the user chooses a bike for a comparison. */
  renderCompareToggle: (bike: ListedBike) => ReactNode;
  /** Called when the user removes an entry. */
  onRemove: (bike: ListedBike) => void;
  /** Removes all saved bikes. It is called after the user has confirmed this. */
  onClear: () => void;
  /** Called when the user clears the bikes seen last. */
  onClearRecent: () => void;
  /** Opens the share menu of the device, or copies the link. */
  onShare: () => void;
  /** Whether the list is deleted from the device when the user logs out. */
  deletesAtLogout: boolean;
  /** Called when the user changes whether the list is deleted at the logout. */
  onDeletesAtLogoutChange: (deletesAtLogout: boolean) => void;
};

/** The page with the saved bikes and the recently viewed bikes of this device. */
export const SavedBikesScreen = ({
  saved,
  recent,
  failedBrands,
  bikesHref,
  renderCompareToggle,
  onRemove,
  onClear,
  onClearRecent,
  onShare,
  deletesAtLogout,
  onDeletesAtLogoutChange,
}: SavedBikesScreenProps) => {
  const copy = useCopy();
  const { savedBikes } = useSavedBikesCopy();
  const recentId = useId();
  const section = useRef<HTMLElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  /** After the card with the focus was removed. */
  const focusSection = () => section.current?.focus({ preventScroll: true });
  const nameOf = ({ name }: ListedBike) => (isBlank(name) ? copy.bikes.unnamed : name);
  return (
    <>
      <PageSection
        className={styles.screen}
        title={savedBikes.title}
        count={saved.length > 0 ? saved.length : undefined}
        ref={section}
      >
        <FailedBrands brands={failedBrands} />
        {saved.length === 0 ? (
          <EmptyState {...savedBikes.empty} illustration={illustrations.empty}>
            <LinkButton href={bikesHref}>{savedBikes.find}</LinkButton>
          </EmptyState>
        ) : (
          <>
            <div className={styles.tools}>
              <Button variant="outline" size="small" onPress={onShare}>
                {savedBikes.share}
              </Button>
              <Button variant="quiet" size="small" onPress={() => setConfirming(true)}>
                {savedBikes.clear}
              </Button>
            </div>
            <ul className={styles.list}>
              {saved.map((listed) => (
                <BikeSummary key={listed.id} listed={listed} level={2}>
                  <div>{renderCompareToggle(listed)}</div>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={savedBikes.removeBike(nameOf(listed))}
                    onPress={() => {
                      onRemove(listed);
                      focusSection();
                    }}
                  >
                    <span>{savedBikes.remove}</span>
                  </Button>
                </BikeSummary>
              ))}
            </ul>
          </>
        )}
        {(saved.length > 0 || recent.length > 0 || deletesAtLogout) && (
          <SwitchField
            isSelected={deletesAtLogout}
            onChange={onDeletesAtLogoutChange}
            hint={savedBikes.deletesAtLogoutHint}
          >
            {savedBikes.deletesAtLogout}
          </SwitchField>
        )}
        {recent.length > 0 && (
          <section className={styles.recent} aria-labelledby={recentId}>
            <div className={styles.recentHeader}>
              <h2 className={styles.recentTitle} id={recentId}>
                {savedBikes.recent}
              </h2>
              <Button
                variant="quiet"
                size="small"
                aria-describedby={recentId}
                onPress={() => {
                  onClearRecent();
                  focusSection();
                }}
              >
                {savedBikes.clearRecent}
              </Button>
            </div>
            <ul className={styles.compactList}>
              {recent.map((listed) => (
                <BikeSummary key={listed.id} listed={listed} level={3} isCompact />
              ))}
            </ul>
          </section>
        )}
      </PageSection>
      <ConfirmDialog
        isOpen={isConfirming}
        title={savedBikes.clearTitle}
        message={savedBikes.clearMessage(saved.length)}
        confirmLabel={savedBikes.clear}
        onConfirm={async () => {
          onClear();
          setConfirming(false);
        }}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
};
