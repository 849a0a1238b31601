import type { User } from '@second-gear/contract';
import { useCopy } from '@second-gear/ui';
import { AllBuyersScreen } from '@second-gear/ui/screens/dashboard/AllBuyers/AllBuyersScreen';
import { useAsyncState } from '#core/feedback/useAsyncState.ts';
import { useRecordAction } from '#core/feedback/useRunWithToast.ts';
import { DocumentTitle } from '#core/navigation/DocumentTitle.tsx';
import { useUrlState } from '#core/navigation/useUrlState.ts';
import { deleteUserAtom, sendUserDeletionAtom } from '../adminData.ts';
import { tableInUrl } from '../tableInUrl.ts';
import { type BulkTaskOptions, isGone, useBulkTask } from '../useBulkTask.ts';
import { usersAtom, usersKey } from '../users.ts';

const viewInUrl = tableInUrl(['role']);
const deletion: BulkTaskOptions<User> = {
  send: sendUserDeletionAtom,
  list: usersKey('buyer'),
  outdated: [],
  isDone: isGone,
};

export const AllBuyers = () => {
  const { dashboard, toasts } = useCopy();
  const buyers = useAsyncState(usersAtom('buyer'));
  const onDelete = useRecordAction(deleteUserAtom, toasts.deleted);
  const deleteTask = useBulkTask(deletion);
  const [view, setView] = useUrlState(viewInUrl);
  return (
    <>
      <DocumentTitle page={dashboard.allBuyers} />
      <AllBuyersScreen buyers={buyers} onDelete={onDelete} deleteTask={deleteTask} view={view} onViewChange={setView} />
    </>
  );
};
