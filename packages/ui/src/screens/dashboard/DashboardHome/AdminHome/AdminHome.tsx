import type { ReportedItem, User } from '@second-gear/contract';
import type { SearchableBike } from '@second-gear/domain';
import { countBrands, countPrices, verificationOf } from '../../../../admin/adminNumbers.ts';
import { Link } from '../../../../components/base/Link/Link.tsx';
import { Email } from '../../../../components/base/Table/Email.tsx';
import { TextOrFallback } from '../../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { InlineAlert } from '../../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton/Skeleton.tsx';
import { useAdminCopy } from '../../../../copy/admin.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import type { AsyncState } from '../../../../lib/asyncState.ts';
import { BarPlot } from '../BarPlot/BarPlot.tsx';
import { NumberTiles } from '../NumberTiles/NumberTiles.tsx';
import styles from './AdminHome.module.css';

type AdminHomeProps = {
  buyers: AsyncState<readonly User[]>;
  sellers: AsyncState<readonly User[]>;
  /** The bikes of all categories that could be loaded. */
  bikes: AsyncState<readonly SearchableBike[]>;
  reports: AsyncState<readonly ReportedItem[]>;
  hrefs: { buyers: string; sellers: string; unverified: string; reports: string; bikes: string };
};

/** How many sellers are listed. */
const shownSellers = 5;

/** The number that a list gives: null while the list is loading, undefined if it could not be loaded. */
const numberOf = <Data,>(state: AsyncState<Data>, count: (data: Data) => number): number | null | undefined => {
  if (state.state === 'loading') return null;
  return state.state === 'ready' ? count(state.data) : undefined;
};

/** The admin's part of the dashboard: numbers, plots, and the newest sellers to verify. */
export const AdminHome = ({ buyers, sellers, bikes, reports, hrefs }: AdminHomeProps) => {
  const { formats } = useCopy();
  const { adminHome: copy } = useAdminCopy();
  const parts = [
    { title: copy.failed.buyers, state: buyers },
    { title: copy.failed.sellers, state: sellers },
    { title: copy.failed.bikes, state: bikes },
    { title: copy.failed.reports, state: reports },
  ];
  const table = { open: copy.asTable, value: copy.number };
  const verification = sellers.state === 'ready' ? verificationOf(sellers.data, shownSellers) : null;
  return (
    <div className={styles.home}>
      {parts.map(
        ({ title, state }) => state.state === 'failed' && <InlineAlert key={title} title={title} {...state} />,
      )}
      <NumberTiles
        tiles={[
          { label: copy.buyers, value: numberOf(buyers, ({ length }) => length), href: hrefs.buyers },
          { label: copy.sellers, value: numberOf(sellers, ({ length }) => length), href: hrefs.sellers },
          {
            label: copy.forSale,
            value: numberOf(bikes, (all) => all.filter(({ soldOut }) => !soldOut).length),
            href: hrefs.bikes,
          },
          { label: copy.reports, value: numberOf(reports, ({ length }) => length), href: hrefs.reports },
        ]}
      />
      {verification && <NewSellers {...verification} href={hrefs.unverified} />}
      <div className={styles.plots}>
        {buyers.state === 'ready' && verification && (
          <BarPlot
            title={copy.people}
            table={{ ...table, label: copy.role }}
            bars={[
              { label: copy.buyers, value: buyers.data.length },
              { label: copy.verifiedSellers, value: verification.verified },
              { label: copy.otherSellers, value: verification.waiting },
            ]}
          />
        )}
        {bikes.state === 'ready' && (
          <>
            <BarPlot
              title={copy.sold}
              table={{ ...table, label: copy.status }}
              bars={[
                { label: copy.forSale, value: bikes.data.filter(({ soldOut }) => !soldOut).length },
                { label: copy.soldBikes, value: bikes.data.filter(({ soldOut }) => soldOut).length },
              ]}
            />
            <BarPlot
              title={copy.brands}
              table={{ ...table, label: copy.brand }}
              bars={countBrands(bikes.data).map(({ brand, count }) => ({ label: formats.brand(brand), value: count }))}
            />
            <BarPlot
              title={copy.prices}
              table={{ ...table, label: copy.price }}
              bars={countPrices(bikes.data.filter(({ soldOut }) => !soldOut)).map(({ from, to, count }) => ({
                label: copy.range(from, to),
                value: count,
              }))}
            />
          </>
        )}
        {[sellers, bikes].some(({ state }) => state === 'loading') && (
          <Skeleton className={styles.skeleton ?? ''} width="100%" height="12rem" />
        )}
      </div>
    </div>
  );
};

const NewSellers = ({ newest, waiting, href }: { newest: readonly User[]; waiting: number; href: string }) => {
  const { adminHome: copy } = useAdminCopy();
  return (
    <section>
      <h2 className={styles.heading}>{copy.toVerify(waiting)}</h2>
      {waiting > 0 && (
        <>
          <ul className={styles.sellers}>
            {newest.map((seller) => (
              <li key={seller._id}>
                <TextOrFallback>{seller.name}</TextOrFallback>
                <span className={styles.email}>
                  <Email address={seller.email} />
                </span>
              </li>
            ))}
          </ul>
          <p>
            <Link href={href}>{copy.allToVerify}</Link>
          </p>
        </>
      )}
    </section>
  );
};
