import { InlineAlert } from '../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { useSavedBikesCopy } from '../../../copy/saved/savedBikes.ts';

export type FailedBrand = { id: string; name: string; problem: string; isRetrying: boolean; retry(): void };

/** An alert that names all brands whose bikes could not be loaded. */
export const FailedBrands = ({
  brands,
}: {
  /** The brands: loading, failed with a retry function, or ready. */
  brands: readonly FailedBrand[];
}) => {
  const { savedBikes } = useSavedBikesCopy();
  if (brands.length === 0) return null;
  const problems = new Set(brands.map(({ problem }) => problem));
  const retryAll = () => {
    for (const { isRetrying, retry } of brands) if (!isRetrying) retry();
  };
  return (
    <InlineAlert
      title={savedBikes.brandsFailed(brands.map(({ name }) => name))}
      problem={[...problems].join(' ')}
      onRetry={brands.every(({ isRetrying }) => isRetrying) ? undefined : retryAll}
    />
  );
};
