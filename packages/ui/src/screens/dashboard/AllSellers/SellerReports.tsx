import { type ReportedItem, sameEmail, type User } from '@second-gear/contract';
import { emptyView, formatTableView } from '../../../admin/table/tableView.ts';
import { Link } from '../../../components/base/Link/Link.tsx';
import { useAdminCopy } from '../../../copy/admin.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { isBlank } from '../../../lib/isBlank.ts';
import styles from './Verification.module.css';

export type ReportsProps = {
  /** The reported bikes of all sellers. */
  reports: AsyncState<readonly ReportedItem[]>;
  /** The URL of the table of all reports. */
  reportsHref: string;
};

/** How many bikes of the seller are reported, as a link to them. Nothing without a report. */
export const SellerReports = ({
  seller,
  reports,
  reportsHref,
}: ReportsProps & { /** The seller of the row. */ seller: User }) => {
  const { adminHome: copy } = useAdminCopy();
  const all = reports.state === 'ready' ? reports.data : [];
  const count = all.filter(({ email }) => !isBlank(email) && sameEmail(email, seller.email)).length;
  if (count === 0) return null;
  const view = formatTableView({ ...emptyView, text: seller.email });
  return (
    <Link className={styles.reports} href={`${reportsHref}?${view}`}>
      {copy.reportsAbout(count)}
    </Link>
  );
};
