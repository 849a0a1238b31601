import type { SearchableBike } from '@second-gear/domain';
import { useRef } from 'react';
import { type BikeCardsProps, useBikeCards } from '../../../components/bikes/BikeCards/useBikeCards.tsx';
import { ErrorState } from '../../../components/feedback/EmptyState/ErrorState.tsx';
import { InlineAlert, type InlineAlertProps } from '../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { PageSection } from '../../../components/layout/PageSection/PageSection.tsx';
import { BikeBrowser, type SearchToolsProps } from '../../../components/search/BikeBrowser/BikeBrowser.tsx';
import { useSearchCopy } from '../../../copy/bikes/search.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { FailedBrand } from '../SavedBikes/FailedBrands.tsx';

type BikeSearchScreenProps = BikeCardsProps &
  SearchToolsProps & {
    /** `failed` means that no bikes could be loaded, of any brand. */
    state: 'loading' | 'failed' | 'ready';
    /** The bikes of all brands that are loaded. */
    bikes: readonly SearchableBike[];
    /** The brands whose bikes could not be loaded. */
    failedBrands: readonly FailedBrand[];
    /** The props of the alert that says why the role of the user could not be loaded. */
    viewerProblem?: Omit<InlineAlertProps, 'title'> | undefined;
  };

/** The page with the bikes of all brands and the search tools (docs/requirements.md §10). */
export const BikeSearchScreen = ({ state, failedBrands, viewerProblem, ...props }: BikeSearchScreenProps) => {
  const copy = useCopy();
  const { search } = useSearchCopy();
  const section = useRef<HTMLElement>(null);
  const { renderBike, dialog } = useBikeCards({ ...props, section });
  return (
    <>
      <PageSection title={search.title} isList ref={section}>
        {viewerProblem && <InlineAlert title={copy.waiting.roleFailed} {...viewerProblem} />}
        {state === 'failed' ? (
          <ErrorState
            title={search.failed}
            problem={failedBrands[0]?.problem ?? ''}
            onRetry={() => {
              for (const brand of failedBrands) brand.retry();
            }}
            illustration={illustrations.fallenBike}
          />
        ) : (
          <>
            {failedBrands.map(({ id, name, problem, isRetrying, retry }) => (
              <InlineAlert
                key={id}
                title={search.brandFailed(name)}
                problem={problem}
                onRetry={isRetrying ? undefined : retry}
              />
            ))}
            <BikeBrowser {...props} isLoading={state === 'loading'} renderBike={renderBike} />
          </>
        )}
      </PageSection>
      {dialog}
    </>
  );
};
