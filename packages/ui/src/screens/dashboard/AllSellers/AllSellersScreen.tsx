import type { Bike, User } from '@second-gear/contract';
import { useMemo } from 'react';
import { bikesOfSeller, countReportsAbout } from '../../../admin/adminNumbers.ts';
import type { BulkTask } from '../../../admin/bulk/runBulk.ts';
import type { TableFilter } from '../../../admin/table/useTableRows.ts';
import { Email } from '../../../components/base/Table/Email.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { InlineAlert } from '../../../components/feedback/InlineAlert/InlineAlert.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { type AdminCopy, useAdminCopy } from '../../../copy/admin.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { type AdminColumn, AdminTable, type CsvColumn, type ViewProps } from '../AdminTools/AdminTable/AdminTable.tsx';
import { useUserTable } from '../AdminTools/AdminTable/useUserTable.tsx';
import styles from './SellerFacts.module.css';
import { SellerFacts, type SellerFactsProps, useBikesOfSellers } from './SellerFacts.tsx';
import { useVerifiedHere } from './useVerifiedHere.ts';
import { Verification } from './Verification.tsx';

type AllSellersScreenProps = ViewProps &
  Omit<SellerFactsProps, 'bikes'> & {
    /** The bikes of all sellers. */
    bikes: AsyncState<readonly Bike[]>;
    /** The sellers: loading, failed with a retry function, or ready. */
    sellers: AsyncState<User[]>;
    /** Verifies a seller, and shows the result in a toast. A verification cannot be undone (docs/requirements.md §4). */
    onVerify: (seller: User) => Promise<unknown>;
    /** The ids of the sellers who are verified, but whose bikes are not marked yet. */
    pendingVerifications: readonly string[];
    /** Marks the bikes of a verified seller again, after the first attempt has failed. */
    onRetryVerification: (seller: User) => Promise<unknown>;
    /** Deletes a seller after the admin has confirmed, and shows the result in a toast. */
    onDelete: (seller: User) => Promise<unknown>;
    /** The task that deletes the selected sellers. */
    deleteTask: BulkTask<User>;
    /** The task that verifies the selected sellers. */
    verifyTask: BulkTask<User>;
  };

/** The page *All Sellers*, which lists verified and other sellers (docs/requirements.md §2, admin tables). */
export const AllSellersScreen = ({
  sellers,
  bikes,
  bikesHref,
  reports,
  reportsHref,
  onVerify,
  pendingVerifications,
  onRetryVerification,
  onDelete,
  deleteTask,
  verifyTask,
  view,
  onViewChange,
}: AllSellersScreenProps) => {
  const { admin, adminHome, adminTools, report } = useAdminCopy();
  const bikesOfSellers = useBikesOfSellers(bikes);
  const {
    columns: all,
    roleFilter,
    table,
  } = useUserTable(sellers, 'calc(4.75rem + var(--more-padding))', admin.deleteSellerWarning, onDelete);
  const { verifiedHere, verify, forget } = useVerifiedHere(onVerify);
  const columns = useMemo((): AdminColumn<User>[] => {
    const statusOf = ({ isVerified }: User) => (isVerified ? admin.verified : adminTools.filters.notVerified);
    const status: AdminColumn<User> = {
      id: 'status',
      kind: 'fact',
      label: admin.columns.status,
      width: 'calc(10.5rem + var(--more-padding))',
      cell: (user, { nameId }) => (
        <Verification
          seller={user}
          describedBy={nameId}
          reports={countReportsAbout(reports, user)}
          onVerify={() => verify(user)}
          onRetryVerification={pendingVerifications.includes(user._id) ? () => onRetryVerification(user) : undefined}
        />
      ),
      sortBy: ({ isVerified }) => (isVerified ? 0 : 1),
      csv: statusOf,
    };
    const { number, name, email, role, actions } = all;
    const contact: AdminColumn<User> = {
      ...email,
      cell: (user) => (
        <>
          <span className={styles.address}>
            <Email address={user.email} />
          </span>
          <SellerFacts seller={user} bikes={bikesOfSellers} {...{ bikesHref, reports, reportsHref }} />
        </>
      ),
    };
    return [number, name, contact, role, status, actions];
  }, [
    admin,
    adminTools,
    all,
    bikesOfSellers,
    bikesHref,
    reports,
    reportsHref,
    verify,
    onRetryVerification,
    pendingVerifications,
  ]);
  const filters = useMemo(
    () => [verifiedFilter(adminTools.filters, verifiedHere), ...roleFilter],
    [adminTools, verifiedHere, roleFilter],
  );
  const csvOfBikes: CsvColumn<User>[] = bikesOfSellers
    ? [
        { label: report.forSale, csv: (seller) => String(bikesOfSeller(bikesOfSellers, seller).forSale) },
        { label: report.sold, csv: (seller) => String(bikesOfSeller(bikesOfSellers, seller).sold) },
      ]
    : [];
  const csvOfReports: CsvColumn<User>[] =
    reports.state === 'ready'
      ? [{ label: adminHome.reports, csv: (seller) => String(countReportsAbout(reports, seller)) }]
      : [];
  return (
    <AdminTable
      title={admin.allSeller}
      {...table}
      columns={columns}
      filters={filters}
      moreCsv={[...csvOfBikes, ...csvOfReports]}
      fileName="sellers"
      note={
        <>
          {bikes.state === 'failed' && <InlineAlert title={adminHome.failed.bikes} {...bikes} />}
          {reports.state === 'failed' && <InlineAlert title={adminHome.failed.reports} {...reports} />}
        </>
      }
      loading={<ProgressBar label={admin.loadingSellers} />}
      empty={<EmptyState {...admin.noSellers} illustration={illustrations.empty} />}
      nothingFound={(all, { text, filters: { verified } }) =>
        text === '' && verified === 'no' && all.every(({ isVerified }) => isVerified)
          ? adminTools.allVerified
          : undefined
      }
      bulk={{
        delete: { kind: 'deleteSellers', task: deleteTask },
        verify: {
          kind: 'verifySellers',
          task: verifyTask,
          appliesTo: ({ isVerified }) => !isVerified,
          isReported: (seller) => countReportsAbout(reports, seller) > 0,
        },
      }}
      view={view}
      onViewChange={(next) => {
        forget();
        onViewChange(next);
      }}
    />
  );
};

const verifiedFilter = (
  copy: AdminCopy['adminTools']['filters'],
  verifiedHere: readonly string[],
): TableFilter<User> => ({
  id: 'verified',
  label: copy.verified,
  optionOf: ({ _id, isVerified }) => (isVerified && !verifiedHere.includes(_id) ? 'yes' : 'no'),
  options: [
    { value: 'yes', label: copy.isVerified },
    { value: 'no', label: copy.notVerified },
  ],
});
