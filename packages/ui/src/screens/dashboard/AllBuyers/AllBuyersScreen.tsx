import type { User } from '@second-gear/contract';
import { useMemo } from 'react';
import type { BulkTask } from '../../../admin/bulk/runBulk.ts';
import { sortUsersNewestFirst } from '../../../components/base/Table/sortNewestFirst.ts';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx';
import { ProgressBar } from '../../../components/feedback/ProgressBar/ProgressBar.tsx';
import { useAdminCopy } from '../../../copy/admin.ts';
import { useCopy } from '../../../copy/useCopy.ts';
import { illustrations } from '../../../illustrations/illustrations.ts';
import { type AsyncState, mapReady } from '../../../lib/asyncState.ts';
import { AdminTable, type ViewProps } from '../AdminTools/AdminTable/AdminTable.tsx';
import {
  useRoleFilter,
  userEmail,
  userName,
  userTexts,
  useUserColumns,
} from '../AdminTools/AdminTable/useUserColumns.tsx';

type AllBuyersScreenProps = ViewProps & {
  /** The buyers: loading, failed with a retry function, or ready. */
  buyers: AsyncState<User[]>;
  /** Deletes a buyer after the admin has confirmed, and shows the result in a toast. */
  onDelete: (buyer: User) => Promise<void>;
  /** The bulk action that deletes the selected buyers. */
  deleteTask: BulkTask<User>;
};

const noUsers: readonly User[] = [];

/** The page *All Buyers* (docs/requirements.md §2, admin tables). */
export const AllBuyersScreen = ({ buyers, onDelete, deleteTask, view, onViewChange }: AllBuyersScreenProps) => {
  const { dashboard } = useCopy();
  const { admin, adminTools } = useAdminCopy();
  const rows = useMemo(() => mapReady(buyers, sortUsersNewestFirst), [buyers]);
  const users = rows.state === 'ready' ? rows.data : noUsers;
  const { number, name, email, role, actions } = useUserColumns(users, '7rem', onDelete);
  const columns = useMemo(() => [number, name, email, role, actions], [number, name, email, role, actions]);
  return (
    <AdminTable
      title={dashboard.allBuyers}
      rows={rows}
      columns={columns}
      filters={useRoleFilter(users)}
      textsOf={userTexts}
      nameOf={userName}
      detailOf={userEmail}
      placeholder={adminTools.searchUsers}
      fileName="buyers"
      loading={<ProgressBar label={admin.loadingBuyers} />}
      empty={<EmptyState {...admin.noBuyers} illustration={illustrations.empty} />}
      bulk={{ delete: { kind: 'deleteBuyers', task: deleteTask } }}
      view={view}
      onViewChange={onViewChange}
    />
  );
};
