import type { User } from '@second-gear/contract';
import { useMemo } from 'react';
import type { BulkTask } from '../../../admin/bulk/runBulk.ts';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { useAdminCopy } from '../../../copy/admin.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import type { AsyncState } from '../../../lib/asyncState.ts';
import { AdminTable, type ViewProps } from '../AdminTools/AdminTable/AdminTable.tsx';
import { useUserTable } from '../AdminTools/AdminTable/useUserTable.tsx';

type AllBuyersScreenProps = ViewProps & {
  /** The buyers: loading, failed with a retry function, or ready. */
  buyers: AsyncState<User[]>;
  /** Deletes a buyer after the admin has confirmed, and shows the result in a toast. */
  onDelete: (buyer: User) => Promise<unknown>;
  /** The bulk action that deletes the selected buyers. */
  deleteTask: BulkTask<User>;
};

/** The page *All Buyers* (docs/requirements.md §2, admin tables). */
export const AllBuyersScreen = ({ buyers, onDelete, deleteTask, view, onViewChange }: AllBuyersScreenProps) => {
  const { dashboard } = useCopy();
  const { admin } = useAdminCopy();
  const { columns: all, roleFilter, table } = useUserTable(buyers, '7rem', admin.deleteBuyerWarning, onDelete);
  const { number, name, email, role, actions } = all;
  const columns = useMemo(() => [number, name, email, role, actions], [number, name, email, role, actions]);
  return (
    <AdminTable
      title={dashboard.allBuyers}
      {...table}
      columns={columns}
      filters={roleFilter}
      fileName="buyers"
      loading={<ProgressBar label={admin.loadingBuyers} />}
      empty={<EmptyState {...admin.noBuyers} illustration={illustrations.empty} />}
      bulk={{ delete: { kind: 'deleteBuyers', task: deleteTask } }}
      view={view}
      onViewChange={onViewChange}
    />
  );
};
