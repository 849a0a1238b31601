import type { Bike } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import type { Remote } from '../../../lib/asyncState.ts';
import { ErrorState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { TrendingBikeCard } from './TrendingBikeCard.tsx';
import { TrendingBikeSkeleton } from './TrendingBikeSkeleton.tsx';

type TrendingBikeProps = {
  /** The first of the listings. It is shown only if it really is advertised (spec §2, Home); otherwise there is nothing. */
  bike: Remote<Bike | null>;
};

/** 'Tranding Now' (spec §2: the product's spelling): the advertised bike on one big tag. */
export const TrendingBike = ({ bike }: TrendingBikeProps) => {
  const { trending } = useCopy().home;
  if (bike.state === 'ready' && !bike.data?.advertise) return null;
  return (
    <Section title={trending.title}>
      {bike.state === 'loading' && <TrendingBikeSkeleton />}
      {bike.state === 'failed' && <ErrorState title={trending.failed} {...bike} />}
      {bike.state === 'ready' && bike.data && <TrendingBikeCard bike={bike.data} />}
    </Section>
  );
};
