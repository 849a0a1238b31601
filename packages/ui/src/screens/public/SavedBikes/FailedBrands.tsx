import { InlineAlert } from '../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { useSavedBikesCopy } from '../../../copy/saved/savedBikes.ts';

/** A brand whose bikes could not be loaded. */
export type FailedBrand = { id: string; name: string; problem: string; isRetrying: boolean; retry(): void };

/** An alert for each brand whose bikes could not be loaded. */
export const FailedBrands = ({ brands }: { brands: readonly FailedBrand[] }) => {
  const { savedBikes } = useSavedBikesCopy();
  return brands.map(({ id, name, problem, isRetrying, retry }) => (
    <InlineAlert
      key={id}
      title={savedBikes.brandFailed(name)}
      problem={problem}
      onRetry={isRetrying ? undefined : retry}
    />
  ));
};
