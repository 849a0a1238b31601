import type { Bike } from '@second-gear/contract';
import { useHomeCopy } from '../../../copy/home.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { ErrorState } from '../../feedback/EmptyState/ErrorState.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { TrendingBikeCard } from './TrendingBikeCard.tsx';
import { TrendingBikeSkeleton } from './TrendingBikeSkeleton.tsx';

type TrendingBikeProps = {
  /** The first bike of the list. The section is shown only if it is advertised (docs/requirements.md §2, Home). */
  bike: AsyncState<Bike | null>;
  /** The URL of the bike's page. */
  bikeHref: (bike: Bike) => string;
};

/** The section "Tranding Now" (the spelling of the requirements): the trending bike on a large card. */
export const TrendingBike = ({ bike, bikeHref }: TrendingBikeProps) => {
  const { trending } = useHomeCopy().home;
  if (bike.state === 'ready' && !bike.data?.advertise) return null;
  return (
    <Section title={trending.title} id="trending">
      {bike.state === 'loading' && <TrendingBikeSkeleton />}
      {bike.state === 'failed' && <ErrorState title={trending.failed} {...bike} />}
      {bike.state === 'ready' && bike.data && <TrendingBikeCard bike={bike.data} href={bikeHref(bike.data)} />}
    </Section>
  );
};
