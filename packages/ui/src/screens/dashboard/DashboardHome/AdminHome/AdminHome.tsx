import type { ReportedItem, User } from '@second-gear/contract';
import type { SearchableBike } from '@second-gear/domain';
import { type ReactNode, useId } from 'react';
import { countBrands, countPrices, countReportsAbout, verificationOf } from '../../../../admin/adminNumbers.ts';
import { Icon } from '../../../../components/base/Icon/Icon.tsx';
import { Image } from '../../../../components/base/Image/Image.tsx';
import { Link } from '../../../../components/base/Link/Link.tsx';
import { LinkButton } from '../../../../components/base/LinkButton/LinkButton.tsx';
import { Email } from '../../../../components/base/Table/Email.tsx';
import { sortBikesNewestFirst } from '../../../../components/base/Table/sortNewestFirst.ts';
import { TextOrFallback } from '../../../../components/base/TextOrFallback/TextOrFallback.tsx';
import { Price } from '../../../../components/bikes/Price/Price.tsx';
import { InlineAlert } from '../../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton/Skeleton.tsx';
import { Stack } from '../../../../components/layout/Stack/Stack.tsx';
import { useAdminCopy } from '../../../../copy/admin.ts';
import { useCopy } from '../../../../copy/useCopy.ts';
import type { AsyncState } from '../../../../lib/asyncState.ts';
import { isBlank } from '../../../../lib/isBlank.ts';
import { SellerFacts, type SellerFactsProps, useBikesOfSellers } from '../../AllSellers/SellerFacts.tsx';
import { useVerifiedHere } from '../../AllSellers/useVerifiedHere.ts';
import { Verification } from '../../AllSellers/Verification.tsx';
import { BarPlot } from '../BarPlot/BarPlot.tsx';
import { NumberTiles } from '../NumberTiles/NumberTiles.tsx';
import styles from './AdminHome.module.css';

type AdminHomeProps = {
  /** The buyers: loading, failed with a retry function, or ready. */
  buyers: AsyncState<readonly User[]>;
  /** The sellers: loading, failed with a retry function, or ready. */
  sellers: AsyncState<readonly User[]>;
  /** The bikes of all categories that could be loaded. */
  bikes: AsyncState<readonly SearchableBike[]>;
  /** The reported bikes: loading, failed with a retry function, or ready. */
  reports: AsyncState<readonly ReportedItem[]>;
  /** Verifies a seller, and shows the result in a toast. */
  onVerify: (seller: User) => Promise<unknown>;
  /** The URL at which the report of a bike is open. */
  reportHref: (item: ReportedItem) => string;
  /** The URL of the list of a seller's bikes for sale. */
  bikesHref: SellerFactsProps['bikesHref'];
  /** The URLs to which the numbers link. */
  hrefs: { buyers: string; sellers: string; unverified: string; reports: string; bikes: string };
};

const shownRows = 5;

/** Null while the list is loading, undefined if it could not be loaded. */
const numberOf = <Data,>(state: AsyncState<Data>, count: (data: Data) => number): number | null | undefined => {
  if (state.state === 'loading') return null;
  return state.state === 'ready' ? count(state.data) : undefined;
};

/** The admin's part of the dashboard: numbers, the newest sellers to verify and reports to check, and plots. */
export const AdminHome = ({
  buyers,
  sellers,
  bikes,
  reports,
  onVerify,
  reportHref,
  bikesHref,
  hrefs,
}: AdminHomeProps) => {
  const { bikes: bikesCopy, formats } = useCopy();
  const { admin, adminHome: copy, adminTools, report } = useAdminCopy();
  const parts = [
    { title: copy.failed.buyers, state: buyers },
    { title: copy.failed.sellers, state: sellers },
    { title: copy.failed.bikes, state: bikes },
    { title: copy.failed.reports, state: reports },
  ];
  const table = { open: copy.asTable, value: copy.number };
  const { verifiedHere, verify } = useVerifiedHere(onVerify);
  const bikesOfSellers = useBikesOfSellers(bikes);
  const verification = sellers.state === 'ready' ? verificationOf(sellers.data, shownRows, verifiedHere) : null;
  return (
    <Stack gap="3" className={styles.home}>
      {parts.map(
        ({ title, state }) => state.state === 'failed' && <InlineAlert key={title} title={title} {...state} />,
      )}
      <NumberTiles
        tiles={[
          { label: copy.buyers, value: numberOf(buyers, ({ length }) => length), href: hrefs.buyers },
          { label: copy.sellers, value: numberOf(sellers, ({ length }) => length), href: hrefs.sellers },
          {
            label: report.forSale,
            value: numberOf(bikes, (all) => all.filter(({ soldOut }) => !soldOut).length),
            href: hrefs.bikes,
          },
          { label: copy.reports, value: numberOf(reports, ({ length }) => length), href: hrefs.reports },
        ]}
      />
      <div className={styles.tasks}>
        {sellers.state === 'loading' && <Skeleton width="100%" height="18rem" />}
        {verification?.newest.length === 0 && <Done>{copy.toVerify(0)}</Done>}
        {verification && verification.newest.length > 0 && (
          <Tasks
            title={copy.toVerify(verification.waiting)}
            more={verification.waiting > shownRows && { label: copy.allToVerify, href: hrefs.unverified }}
          >
            {verification.newest.map((seller) => (
              <Task
                key={seller._id}
                name={seller.name}
                action={(nameId) => (
                  <Verification
                    seller={seller}
                    describedBy={nameId}
                    reports={countReportsAbout(reports, seller)}
                    onVerify={() => verify(seller)}
                  />
                )}
              >
                <span className={styles.detail}>
                  <Email address={seller.email} />
                </span>
                <SellerFacts
                  seller={seller}
                  bikes={bikesOfSellers}
                  bikesHref={bikesHref}
                  reports={reports}
                  reportsHref={hrefs.reports}
                />
              </Task>
            ))}
          </Tasks>
        )}
        {reports.state === 'loading' && <Skeleton width="100%" height="18rem" />}
        {reports.state === 'ready' && reports.data.length === 0 && <Done>{copy.toCheck(0)}</Done>}
        {reports.state === 'ready' && reports.data.length > 0 && (
          <Tasks
            title={copy.toCheck(reports.data.length)}
            more={reports.data.length > shownRows && { label: copy.allToCheck, href: hrefs.reports }}
          >
            {sortBikesNewestFirst(reports.data)
              .slice(0, shownRows)
              .map((item) => (
                <Task
                  key={item._id}
                  photo={item.img}
                  name={isBlank(item.bikeName) ? bikesCopy.unnamed : item.bikeName}
                  action={(nameId) => (
                    <LinkButton variant="outline" size="small" href={reportHref(item)} aria-describedby={nameId}>
                      {copy.check}
                    </LinkButton>
                  )}
                >
                  <span className={styles.detail}>
                    <Price size="inherit" value={item.resaleValue} />
                  </span>
                </Task>
              ))}
          </Tasks>
        )}
      </div>
      <div className={styles.plots}>
        {buyers.state === 'ready' && verification && (
          <BarPlot
            title={copy.people}
            table={{ ...table, label: admin.columns.role }}
            bars={[
              { label: copy.buyers, value: buyers.data.length },
              { label: adminTools.filters.isVerified, value: verification.verified },
              { label: copy.otherSellers, value: verification.waiting },
            ]}
          />
        )}
        {bikes.state === 'ready' && (
          <>
            <BarPlot
              title={copy.sold}
              table={{ ...table, label: admin.columns.status }}
              bars={[
                { label: report.forSale, value: bikes.data.filter(({ soldOut }) => !soldOut).length },
                { label: report.sold, value: bikes.data.filter(({ soldOut }) => soldOut).length },
              ]}
            />
            <BarPlot
              title={copy.brands}
              table={{ ...table, label: report.brand }}
              bars={countBrands(bikes.data).map(({ brand, count }) => ({ label: formats.brand(brand), value: count }))}
            />
            <BarPlot
              title={copy.prices}
              table={{ ...table, label: admin.columns.price }}
              bars={countPrices(bikes.data.filter(({ soldOut }) => !soldOut)).map(({ from, to, count }) => ({
                label: copy.range(from, to),
                value: count,
              }))}
            />
          </>
        )}
        {[sellers, bikes].some(({ state }) => state === 'loading') && <Skeleton width="100%" height="12rem" />}
      </div>
    </Stack>
  );
};

type TasksProps = {
  title: string;
  /** The link to all of them, if not all are shown. */
  more: { label: string; href: string } | false;
  children: ReactNode;
};

const Tasks = ({ title, more, children }: TasksProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles.heading} id={titleId}>
        {title}
      </h2>
      <ul>{children}</ul>
      {more && (
        <p>
          <Link href={more.href}>{more.label}</Link>
        </p>
      )}
    </section>
  );
};

/** A list without entries is one line. */
const Done = ({ children }: { children: string }) => (
  <p className={styles.done}>
    <Icon name="check" />
    <span>{children}</span>
  </p>
);

type TaskProps = { photo?: string; name: string; children: ReactNode; action: (nameId: string) => ReactNode };

const Task = ({ photo, name, children, action }: TaskProps) => {
  const nameId = useId();
  return (
    <li className={styles.row}>
      {photo !== undefined && <Image className={styles.photo} src={photo} alt="" isSmall />}
      <span className={styles.text}>
        <span id={nameId} className={styles.name}>
          <TextOrFallback>{name}</TextOrFallback>
        </span>
        {children}
      </span>
      <div>{action(nameId)}</div>
    </li>
  );
};
