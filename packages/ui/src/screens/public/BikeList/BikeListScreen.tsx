import type { Bike } from '@second-gear/contract';
import { type ReactNode, useMemo, useRef } from 'react';
import { FormattedText } from '../../../components/base/BidiText/BidiText.tsx';
import { Button } from '../../../components/base/Button/Button.tsx';
import { Icon } from '../../../components/base/Icon/Icon.tsx';
import { LinkButton } from '../../../components/base/LinkButton/LinkButton.tsx';
import { type BikeCardsProps, useBikeCards } from '../../../components/bikes/BikeCards/useBikeCards.tsx';
import { BikeGridSkeleton } from '../../../components/bikes/BikeGrid/BikeGridSkeleton.tsx';
import { LargePhotosToggle } from '../../../components/bikes/BikeGrid/LargePhotosToggle.tsx';
import { firstStep, PagedBikes, type ShownBikes } from '../../../components/bikes/BikeGrid/PagedBikes.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { InlineAlert, type InlineAlertProps } from '../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { PageSection } from '../../../components/layout/PageSection/PageSection.tsx';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import styles from './BikeListScreen.module.css';

export type RenderBike = (bike: Bike, index: number) => ReactNode;

/** Loaded when the user opens them. */
export type ListTools = {
  isOpen: boolean;
  isLoading: boolean;
  onOpen: () => void;
  render: (renderBike: RenderBike) => ReactNode;
};

type BikeListScreenProps = BikeCardsProps & {
  /** The name of the brand. It is the heading of the page. */
  brand: string;
  /** The bikes of the brand. The screen does not show sold bikes (R2.65). */
  bikes: AsyncState<Bike[]>;
  /** The props of the alert that says why the role of the user could not be loaded. */
  viewerProblem?: Omit<InlineAlertProps, 'title'> | undefined;
  /** The tools above the list or beside the form. */
  tools?: ListTools;
  /** How many bikes the list shows, and the function that shows more. */
  shown?: ShownBikes | undefined;
  /** The URL of the page with the bikes of all brands. The empty state has a link to it. */
  allBikesHref?: string;
};

const noBikes: Bike[] = [];

/** The page with the bikes of one brand, and the dialog to book one of them (docs/requirements.md §2, Bike list). */
export const BikeListScreen = ({
  brand,
  bikes,
  viewerProblem,
  tools,
  shown = firstStep,
  allBikesHref,
  ...cardsProps
}: BikeListScreenProps) => {
  const copy = useCopy();
  const section = useRef<HTMLElement>(null);
  const listed = bikes.state === 'ready' ? bikes.data : noBikes;
  const { renderBike, dialog } = useBikeCards({ ...cardsProps, bikes: listed, section });
  const available = useMemo(() => listed.filter((bike) => !bike.soldOut), [listed]);
  const isEmpty = bikes.state === 'ready' && available.length === 0;

  return (
    <>
      <PageSection
        title={<FormattedText format={copy.formats.brand}>{brand}</FormattedText>}
        count={bikes.state === 'ready' ? available.length : undefined}
        isList
        ref={section}
      >
        {viewerProblem && <InlineAlert title={copy.waiting.roleFailed} {...viewerProblem} />}
        {tools && !tools.isOpen && !isEmpty && bikes.state !== 'failed' && (
          <div className={styles.tools}>
            <Button variant="outline" size="small" isPending={tools.isLoading} onPress={tools.onOpen}>
              <Icon name="filter" />
              <span>{copy.bikes.search}</span>
            </Button>
            {shown.largePhotos && <LargePhotosToggle {...shown.largePhotos} />}
          </div>
        )}
        {bikes.state === 'failed' && (
          <ErrorState
            title={copy.bikes.failed}
            problem={bikes.problem}
            onRetry={bikes.onRetry}
            illustration={illustrations.fallenBike}
          />
        )}
        {isEmpty && (
          <EmptyState
            title={copy.bikes.empty.title}
            text={
              <>
                <span>{copy.bikes.empty.text.before}</span>{' '}
                <FormattedText format={copy.formats.brand}>{brand}</FormattedText>{' '}
                <span>{copy.bikes.empty.text.after}</span>
              </>
            }
            illustration={illustrations.empty}
          >
            {allBikesHref && <LinkButton href={allBikesHref}>{copy.bikes.empty.link}</LinkButton>}
          </EmptyState>
        )}
        {!isEmpty &&
          bikes.state !== 'failed' &&
          (tools?.isOpen ? (
            tools.render(renderBike)
          ) : bikes.state === 'loading' ? (
            <BikeGridSkeleton hasLargePhotos={shown.largePhotos?.isOn} />
          ) : (
            <PagedBikes groups={[{ key: 'all', bikes: available }]} shown={shown}>
              {renderBike}
            </PagedBikes>
          ))}
      </PageSection>
      {dialog}
    </>
  );
};
