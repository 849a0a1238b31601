import type { Bike } from '@second-gear/contract';
import { type PriceInsight, priceInsight } from '@second-gear/domain';
import { useMemo } from 'react';
import { Link } from '../../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../../components/base/LinkButton/LinkButton.tsx';
import { TextOrFallback } from '../../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { InlineAlert } from '../../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton/Skeleton.tsx';
import { Cluster, Stack } from '../../../../components/layout/Stack/Stack.tsx';
import { type SellingCopy, useSellingCopy } from '../../../../copy/selling/selling.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import type { AsyncState } from '../../../../lib/asyncState.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import { NumberTiles } from '../NumberTiles/NumberTiles.tsx';
import styles from './SellerHome.module.css';

type SellerHomeProps = {
  /** The bikes of the seller, the newest first. */
  bikes: AsyncState<readonly Bike[]>;
  /** All bikes that have loaded so far, of any seller, with which the prices are compared. */
  allBikes: readonly Bike[];
  /** Returns the URL of the page of a bike. */
  bikeHref: (bike: Bike) => string;
  /** The URL of the page *Add a Product*. */
  addBikeHref: string;
  /** The URLs to which the numbers link. */
  hrefs: { all: string; available: string; sold: string; advertised: string };
};

const shownPrices = 5;

/** The seller's part of the dashboard: what to do next, numbers, and the prices compared with those of similar bikes. */
export const SellerHome = ({ bikes, allBikes, bikeHref, addBikeHref, hrefs }: SellerHomeProps) => {
  const { dashboard } = useCopy();
  const { sellerHome: copy } = useSellingCopy();
  if (bikes.state === 'failed') return <InlineAlert title={copy.failed} {...bikes} />;
  const isLoading = bikes.state === 'loading';
  const own = isLoading ? [] : bikes.data;
  const count = {
    listed: own.length,
    forSale: own.filter(({ soldOut }) => !soldOut).length,
    sold: own.filter(({ soldOut }) => soldOut).length,
    advertised: own.filter(({ soldOut, advertise }) => !soldOut && advertise).length,
  };
  return (
    <Stack gap="3" className={styles.home}>
      <Cluster as="p" gap="1" className={styles.actions}>
        <LinkButton href={addBikeHref}>{dashboard.addProduct}</LinkButton>
        <LinkButton variant="outline" href={hrefs.all}>
          {dashboard.myProduct}
        </LinkButton>
      </Cluster>
      <NumberTiles
        tiles={[
          { label: copy.listed, value: isLoading ? null : count.listed, href: hrefs.all },
          { label: copy.forSale, value: isLoading ? null : count.forSale, href: hrefs.available },
          { label: copy.sold, value: isLoading ? null : count.sold, href: hrefs.sold },
          { label: copy.advertised, value: isLoading ? null : count.advertised, href: hrefs.advertised },
        ]}
      />
      {isLoading && <Skeleton width="100%" height="12rem" />}
      {count.forSale > 0 && <Prices own={own} allBikes={allBikes} bikeHref={bikeHref} />}
    </Stack>
  );
};

const Prices = ({
  own,
  allBikes,
  bikeHref,
}: { own: readonly Bike[] } & Pick<SellerHomeProps, 'allBikes' | 'bikeHref'>) => {
  const { bikes: bikesCopy } = useCopy();
  const { sellerHome: copy } = useSellingCopy();
  const compared = useMemo(
    () =>
      own
        .flatMap((bike) => {
          const insight = bike.soldOut ? null : priceInsight(bike, allBikes);
          return insight ? [{ bike, insight }] : [];
        })
        .slice(0, shownPrices),
    [own, allBikes],
  );
  return (
    <section className={styles.prices}>
      <h2 className={styles.heading}>{copy.prices}</h2>
      {compared.length === 0 && <p className={styles.insight}>{copy.notComparable}</p>}
      <ul>
        {compared.map(({ bike, insight }) => (
          <li key={bike._id} className={styles.price}>
            <Link href={bikeHref(bike)}>
              <TextOrFallback>{isBlank(bike.bikeName) ? bikesCopy.unnamed : bike.bikeName}</TextOrFallback>
            </Link>
            <span className={styles.insight}>{sentenceOf(copy, insight)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const sentenceOf = (copy: SellingCopy['sellerHome'], { direction, percent, comparable }: PriceInsight): string =>
  direction === 'near' ? copy.near(comparable) : copy[direction](percent, comparable);
