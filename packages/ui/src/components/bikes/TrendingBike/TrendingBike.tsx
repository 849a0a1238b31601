import type { Bike } from '@second-gear/contract';
import { useCopy } from '../../../copy/useCopy.ts';
import type { Remote } from '../../../lib/asyncState.ts';
import { FailedState } from '../../feedback/EmptyState/EmptyState.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { TrendingTag } from './TrendingBikeCard.tsx';
import { TrendingTagSkeleton } from './TrendingBikeSkeleton.tsx';

type TrandingNowProps = {
  /** The first of the listings. It is shown only if it really is advertised (spec §2, Home); otherwise there is nothing. */
  bike: Remote<Bike | null>;
};

/** 'Tranding Now' (spec §2: the product's spelling): the advertised bike on one big tag. */
export const TrandingNow = ({ bike }: TrandingNowProps) => {
  const { trending } = useCopy().home;
  if (bike.state === 'ready' && !bike.data?.advertise) return null;
  return (
    <Section title={trending.title}>
      {bike.state === 'loading' && <TrendingTagSkeleton />}
      {bike.state === 'failed' && <FailedState title={trending.failed} {...bike} />}
      {bike.state === 'ready' && bike.data && <TrendingTag bike={bike.data} />}
    </Section>
  );
};
