import type { Bike, ReportedItem, User } from '@second-gear/contract';
import { useMemo } from 'react';
import {
  type BikesOfSellers,
  bikesOfSeller,
  countBikesOfSellers,
  countReportsAbout,
} from '../../../admin/adminNumbers.ts';
import { emptyView, formatTableView } from '../../../admin/table/tableView.ts';
import { Link } from '../../../components/base/Link/Link.tsx';
import { useAdminCopy } from '../../../copy/admin.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import styles from './SellerFacts.module.css';

export type SellerFactsProps = {
  /** The bikes of all sellers, by the e-mail address of the seller. Null while they are loading, or if they are not known. */
  bikes: BikesOfSellers | null;
  /** The URL of the list of a seller's bikes for sale. */
  bikesHref: (seller: User) => string;
  /** The reported bikes of all sellers. */
  reports: AsyncState<readonly ReportedItem[]>;
  /** The URL of the table of all reports. */
  reportsHref: string;
};

export const useBikesOfSellers = (bikes: AsyncState<readonly Bike[]>) =>
  useMemo(() => (bikes.state === 'ready' ? countBikesOfSellers(bikes.data) : null), [bikes]);

/** How many bikes the seller has, and how many of them are reported, as links to them. The line has its height from the start. */
export const SellerFacts = ({
  seller,
  bikes,
  bikesHref,
  reports,
  reportsHref,
}: SellerFactsProps & { /** The seller of the row. */ seller: User }) => {
  const { admin, adminHome } = useAdminCopy();
  const { forSale, sold } = bikesOfSeller(bikes ?? new Map(), seller);
  const count = countReportsAbout(reports, seller);
  const view = formatTableView({ ...emptyView, text: seller.email });
  return (
    <span className={styles.facts}>
      {bikes &&
        (forSale > 0 && !isBlank(seller.name) ? (
          <Link className={styles.bikes} href={bikesHref(seller)}>
            {admin.bikesOf(forSale, sold)}
          </Link>
        ) : (
          <span>{admin.bikesOf(forSale, sold)}</span>
        ))}
      {count > 0 && (
        <Link className={styles.reports} href={`${reportsHref}?${view}`}>
          {adminHome.reportsAbout(count)}
        </Link>
      )}
    </span>
  );
};
