import type { Bike } from '@second-gear/contract';
import { useId } from 'react';
import { useCopy } from '../../copy/useCopy.ts';
import type { Remote } from '../../remote.ts';
import { Headline } from '../Headline/Headline.tsx';
import { FailedState } from '../State/State.tsx';
import styles from './TrandingNow.module.css';
import { TrendingTag } from './TrendingTag.tsx';
import { TrendingTagSkeleton } from './TrendingTagSkeleton.tsx';

type TrandingNowProps = {
  /** The first of the listings. It is shown only if it really is advertised (spec §2, Home); otherwise there is nothing. */
  bike: Remote<Bike | null>;
};

/** 'Tranding Now' (spec §2: the product's spelling): the advertised bike on one big tag. */
export const TrandingNow = ({ bike }: TrandingNowProps) => {
  const { home } = useCopy();
  const titleId = useId();
  if (bike.state === 'ready' && !bike.data?.advertise) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.page}>
        <Headline level={2} id={titleId}>
          {home.trending.title}
        </Headline>
        {bike.state === 'loading' && <TrendingTagSkeleton />}
        {bike.state === 'failed' && <FailedState title={home.trending.failed} {...bike} />}
        {bike.state === 'ready' && bike.data && <TrendingTag bike={bike.data} />}
      </div>
    </section>
  );
};
